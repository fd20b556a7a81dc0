import type { Language } from '@maidan/contract/languages.ts';
import type { SandboxChoice, SandboxPaymentRow } from './sandbox-payment.store.ts';

type Texts = {
  title: string;
  play: string;
  amount: string;
  ask: string;
  choices: Record<Exclude<SandboxChoice, 'chargeBack'>, { name: string; about: string }>;
  chargeBack: { name: string; about: string };
  back: string;
  gone: string;
  status: Record<SandboxPaymentRow['status'], string>;
};

/** The simulated house speaks for itself: its words are no part of the site's. */
export const SANDBOX_PAY_TEXTS: Record<Language, Texts> = {
  en: {
    title: 'Sandbox Pay',
    play: 'This is a game: a pretend payment page. No real money moves, whatever you press.',
    amount: 'To pay',
    ask: 'What should happen?',
    choices: {
      pay: { name: 'Pay it all', about: 'The whole amount arrives within seconds.' },
      partly: { name: 'Pay half of it', about: 'Only a part arrives, and that part is credited.' },
      fail: { name: 'Let it fail', about: 'The payment is refused.' },
      pending: { name: 'Leave it pending', about: 'Nothing arrives. The deposit runs out after a while.' },
      late: { name: 'Pay too late', about: 'The money arrives just after the time has run out.' },
    },
    chargeBack: { name: 'Take the money back', about: 'A charge-back: the deposit is reversed.' },
    back: 'Back to the site',
    gone: 'There is no such payment.',
    status: {
      open: 'Waiting for you',
      pending: 'Pending',
      paid: 'Paid',
      partly: 'Partly paid',
      failed: 'Failed',
      charged_back: 'Taken back',
    },
  },
  bn: {
    title: 'স্যান্ডবক্স পে',
    play: 'এটি খেলার জন্য বানানো পেমেন্ট পৃষ্ঠা। যা-ই চাপুন, আসল টাকা নড়বে না।',
    amount: 'দিতে হবে',
    ask: 'কী ঘটবে?',
    choices: {
      pay: { name: 'পুরোটা দিন', about: 'কয়েক সেকেন্ডে পুরো টাকা পৌঁছায়।' },
      partly: { name: 'অর্ধেক দিন', about: 'কেবল একটি অংশ পৌঁছায়, আর সেটুকুই জমা হয়।' },
      fail: { name: 'ব্যর্থ হতে দিন', about: 'পেমেন্ট ফিরিয়ে দেওয়া হয়।' },
      pending: { name: 'ঝুলিয়ে রাখুন', about: 'কিছুই পৌঁছায় না। কিছু সময় পরে জমার মেয়াদ ফুরায়।' },
      late: { name: 'দেরিতে দিন', about: 'সময় ফুরানোর ঠিক পরে টাকা পৌঁছায়।' },
    },
    chargeBack: { name: 'টাকা ফিরিয়ে নিন', about: 'চার্জব্যাক: জমাটি উল্টে দেওয়া হয়।' },
    back: 'সাইটে ফিরে যান',
    gone: 'এমন কোনো পেমেন্ট নেই।',
    status: {
      open: 'আপনার অপেক্ষায়',
      pending: 'ঝুলে আছে',
      paid: 'দেওয়া হয়েছে',
      partly: 'আংশিক দেওয়া হয়েছে',
      failed: 'ব্যর্থ',
      charged_back: 'ফিরিয়ে নেওয়া হয়েছে',
    },
  },
};
