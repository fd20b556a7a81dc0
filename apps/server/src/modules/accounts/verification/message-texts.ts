import type { Language } from '@maidan/contract/languages.ts';

export type CodePurpose = 'login' | 'register' | 'forgot' | 'address' | 'contact' | 'loss';
export type Notice =
  | 'password-set'
  | 'password-changed'
  | 'password-reset'
  | 'new-address'
  | 'mobile-bound'
  | 'email-bound'
  | 'mobile-removed'
  | 'email-removed'
  | SecondStepNotice;
/** About the second step: each goes to every contact. */
export type SecondStepNotice =
  | 'second-step-on'
  | 'second-step-off'
  | 'second-step-lost'
  | 'second-step-kept'
  | 'second-step-removed'
  | 'recovery-code-used';
export type Mail = { subject: string; text: string };

const CODE_FOR: Record<CodePurpose, Record<Language, string>> = {
  login: { en: 'to log in', bn: 'লগইন করার' },
  register: { en: 'to open your account', bn: 'অ্যাকাউন্ট খোলার' },
  forgot: { en: 'to set a new password', bn: 'নতুন পাসওয়ার্ড দেওয়ার' },
  address: { en: 'to confirm that this is you', bn: 'এটি আপনিই কি না নিশ্চিত করার' },
  contact: { en: 'to add this to your account', bn: 'এটি আপনার অ্যাকাউন্টে যুক্ত করার' },
  loss: { en: 'to say that your authenticator app is lost', bn: 'অথেন্টিকেটর অ্যাপ হারানোর কথা জানানোর' },
};

/** The code stands first and in plain digits: a phone shows it without opening the message and fills it in. */
export function codeText(purpose: CodePurpose, code: string, minutes: number, language: Language): string {
  const why = CODE_FOR[purpose][language];
  return language === 'bn'
    ? `${code} আপনার ময়দানে ${why} কোড। ${minutes.toLocaleString('bn')} মিনিট কাজ করবে। কোডটি কাউকে দেবেন না, আমাদেরও না।`
    : `${code} is your Maidan code ${why}. It works for ${minutes} minutes. Give it to nobody, not even to us.`;
}

export function codeMail(purpose: CodePurpose, code: string, minutes: number, language: Language): Mail {
  return {
    subject: language === 'bn' ? 'ময়দানের ওটিপি কোড' : 'Your Maidan code',
    text: codeText(purpose, code, minutes, language),
  };
}

export function resetMail(username: string, link: string, minutes: number, language: Language): Mail {
  return language === 'bn'
    ? {
        subject: 'ময়দানে নতুন পাসওয়ার্ড দিন',
        text: `${username}, নতুন পাসওয়ার্ড দিতে এই লিংকটি খুলুন:\n\n${link}\n\nলিংকটি একবারই এবং ${minutes.toLocaleString('bn')} মিনিট কাজ করবে। আপনি না চেয়ে থাকলে কিছু করতে হবে না; আপনার পাসওয়ার্ড আগের মতোই আছে।`,
      }
    : {
        subject: 'Set a new Maidan password',
        text: `${username}, open this link to set a new password:\n\n${link}\n\nIt works once and for ${minutes} minutes. If you did not ask for it, do nothing: your password stays as it is.`,
      };
}

const NOTICES: Record<Notice, Record<Language, string>> = {
  'password-set': {
    en: 'Your Maidan account {0} has a password now, and all other devices were logged out. If this was not you, reset the password at once and contact customer service.',
    bn: 'আপনার ময়দান অ্যাকাউন্টে ({0}) এখন পাসওয়ার্ড আছে এবং অন্য সব ডিভাইস থেকে লগআউট করা হয়েছে। আপনি না করে থাকলে এখনই পাসওয়ার্ড রিসেট করুন ও গ্রাহকসেবায় যোগাযোগ করুন।',
  },
  'new-address': {
    en: 'Somebody logged in to your Maidan account {0} from a place it has not been used from. For a day no money can be moved from there. If this was not you, change your password at once.',
    bn: 'আপনার ময়দান অ্যাকাউন্টে ({0}) নতুন একটি জায়গা থেকে লগইন হয়েছে। সেখান থেকে এক দিন টাকা সরানো যাবে না। আপনি না হলে এখনই পাসওয়ার্ড বদলান।',
  },
  'mobile-bound': {
    en: 'Your Maidan account {0} has a new mobile number. If this was not you, change your password at once and contact customer service.',
    bn: 'আপনার ময়দান অ্যাকাউন্টে ({0}) নতুন মোবাইল নম্বর যুক্ত হয়েছে। আপনি না করে থাকলে এখনই পাসওয়ার্ড বদলান ও গ্রাহকসেবায় যোগাযোগ করুন।',
  },
  'email-bound': {
    en: 'Your Maidan account {0} has a new e-mail address. If this was not you, change your password at once and contact customer service.',
    bn: 'আপনার ময়দান অ্যাকাউন্টে ({0}) নতুন ইমেইল ঠিকানা যুক্ত হয়েছে। আপনি না করে থাকলে এখনই পাসওয়ার্ড বদলান ও গ্রাহকসেবায় যোগাযোগ করুন।',
  },
  'mobile-removed': {
    en: 'The mobile number was removed from your Maidan account {0}. If this was not you, change your password at once and contact customer service.',
    bn: 'আপনার ময়দান অ্যাকাউন্ট {0} থেকে মোবাইল নম্বর সরানো হয়েছে। আপনি না করে থাকলে এখনই পাসওয়ার্ড বদলান ও গ্রাহকসেবায় যোগাযোগ করুন।',
  },
  'email-removed': {
    en: 'The e-mail address was removed from your Maidan account {0}. If this was not you, change your password at once and contact customer service.',
    bn: 'আপনার ময়দান অ্যাকাউন্ট {0} থেকে ইমেইল ঠিকানা সরানো হয়েছে। আপনি না করে থাকলে এখনই পাসওয়ার্ড বদলান ও গ্রাহকসেবায় যোগাযোগ করুন।',
  },
  'second-step-on': {
    en: 'The authenticator app of your Maidan account {0} is on: new devices are asked for its code. If this was not you, change your password at once and contact customer service.',
    bn: 'আপনার ময়দান অ্যাকাউন্টে ({0}) অথেন্টিকেটর অ্যাপ চালু হয়েছে: নতুন ডিভাইসে এর কোড চাওয়া হবে। আপনি না করে থাকলে এখনই পাসওয়ার্ড বদলান ও গ্রাহকসেবায় যোগাযোগ করুন।',
  },
  'second-step-off': {
    en: 'The authenticator app was removed from your Maidan account {0}. If this was not you, change your password at once and contact customer service.',
    bn: 'আপনার ময়দান অ্যাকাউন্ট {0} থেকে অথেন্টিকেটর অ্যাপ সরানো হয়েছে। আপনি না করে থাকলে এখনই পাসওয়ার্ড বদলান ও গ্রাহকসেবায় যোগাযোগ করুন।',
  },
  'second-step-lost': {
    en: 'Somebody with the password of your Maidan account {0} says that the authenticator app is lost. In 24 hours it will be removed. If this was not you, log in with the app, stop the removal in the security center and change your password.',
    bn: 'আপনার ময়দান অ্যাকাউন্টের ({0}) পাসওয়ার্ড জানে এমন কেউ জানিয়েছে যে অথেন্টিকেটর অ্যাপ হারিয়ে গেছে। ২৪ ঘণ্টা পরে অ্যাপটি সরানো হবে। আপনি না হলে অ্যাপের কোড দিয়ে লগইন করুন, নিরাপত্তা কেন্দ্রে এটি বন্ধ করুন ও পাসওয়ার্ড বদলান।',
  },
  'second-step-kept': {
    en: 'The authenticator app of your Maidan account {0} stays: its removal was stopped by somebody who has it.',
    bn: 'আপনার ময়দান অ্যাকাউন্টের ({0}) অথেন্টিকেটর অ্যাপ থাকছে: যাঁর কাছে অ্যাপটি আছে তিনি এটি সরানো বন্ধ করেছেন।',
  },
  'second-step-removed': {
    en: 'The lost authenticator app was removed from your Maidan account {0}, as was asked for 24 hours ago. You can log in with your password and set up a new app in the security center.',
    bn: '২৪ ঘণ্টা আগের অনুরোধ অনুযায়ী আপনার ময়দান অ্যাকাউন্ট {0} থেকে হারানো অথেন্টিকেটর অ্যাপটি সরানো হয়েছে। পাসওয়ার্ড দিয়ে লগইন করে নিরাপত্তা কেন্দ্রে নতুন অ্যাপ যোগ করতে পারেন।',
  },
  'recovery-code-used': {
    en: 'Somebody logged in to your Maidan account {0} with a recovery code. If this was not you, change your password at once and make new recovery codes.',
    bn: 'রিকভারি কোড দিয়ে আপনার ময়দান অ্যাকাউন্টে ({0}) লগইন হয়েছে। আপনি না হলে এখনই পাসওয়ার্ড বদলান ও নতুন রিকভারি কোড তৈরি করুন।',
  },
  'password-changed': {
    en: 'The password of your Maidan account {0} was changed, and all other devices were logged out. If this was not you, reset the password at once and contact customer service.',
    bn: 'আপনার ময়দান অ্যাকাউন্টের ({0}) পাসওয়ার্ড বদলানো হয়েছে এবং অন্য সব ডিভাইস থেকে লগআউট করা হয়েছে। আপনি না করে থাকলে এখনই পাসওয়ার্ড রিসেট করুন ও গ্রাহকসেবায় যোগাযোগ করুন।',
  },
  'password-reset': {
    en: 'The password of your Maidan account {0} was reset, and all devices were logged out. If this was not you, contact customer service at once.',
    bn: 'আপনার ময়দান অ্যাকাউন্টের ({0}) পাসওয়ার্ড রিসেট করা হয়েছে এবং সব ডিভাইস থেকে লগআউট করা হয়েছে। আপনি না করে থাকলে এখনই গ্রাহকসেবায় যোগাযোগ করুন।',
  },
};

const SUBJECTS = {
  password: { en: 'Your Maidan password', bn: 'আপনার ময়দান পাসওয়ার্ড' },
  login: { en: 'A login to your Maidan account', bn: 'আপনার ময়দান অ্যাকাউন্টে লগইন' },
  contact: { en: 'Your Maidan account', bn: 'আপনার ময়দান অ্যাকাউন্ট' },
  secondStep: { en: 'Your Maidan authenticator app', bn: 'আপনার ময়দান অথেন্টিকেটর অ্যাপ' },
} as const;

function subjectOf(notice: Notice): keyof typeof SUBJECTS {
  if (notice === 'new-address' || notice === 'recovery-code-used') return 'login';
  if (notice.startsWith('second-step-')) return 'secondStep';
  return /-(?:bound|removed)$/.test(notice) ? 'contact' : 'password';
}

export function noticeMail(notice: Notice, username: string, language: Language): Mail {
  return {
    subject: SUBJECTS[subjectOf(notice)][language],
    text: NOTICES[notice][language].replace('{0}', username),
  };
}
