import type { Language } from '@maidan/contract/constants.ts';

export type CodePurpose = 'login' | 'register' | 'forgot' | 'address' | 'contact';
export type Notice =
  | 'password-set'
  | 'password-changed'
  | 'password-reset'
  | 'new-address'
  | 'mobile-bound'
  | 'email-bound'
  | 'mobile-removed'
  | 'email-removed';
export type Mail = { subject: string; text: string };

const CODE_FOR: Record<CodePurpose, Record<Language, string>> = {
  login: { en: 'to log in', bn: 'লগইন করার' },
  register: { en: 'to open your account', bn: 'অ্যাকাউন্ট খোলার' },
  forgot: { en: 'to set a new password', bn: 'নতুন পাসওয়ার্ড দেওয়ার' },
  address: { en: 'to confirm that this is you', bn: 'এটি আপনিই কি না নিশ্চিত করার' },
  contact: { en: 'to bind this to your account', bn: 'এটি আপনার অ্যাকাউন্টে যুক্ত করার' },
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
    subject: language === 'bn' ? 'ময়দানের যাচাইকরণ কোড' : 'Your Maidan code',
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
    en: 'Your Maidan account {0} has a password now, and every other session was ended. If this was not you, reset the password at once and contact customer service.',
    bn: 'আপনার ময়দান অ্যাকাউন্ট {0}-এ এখন পাসওয়ার্ড আছে এবং অন্য সব ডিভাইস থেকে লগআউট করা হয়েছে। আপনি না করে থাকলে এখনই পাসওয়ার্ড রিসেট করুন ও গ্রাহকসেবায় যোগাযোগ করুন।',
  },
  'new-address': {
    en: 'Somebody logged in to your Maidan account {0} from a place it has not been used from. For a day that session moves no money. If this was not you, change your password at once.',
    bn: 'আপনার ময়দান অ্যাকাউন্ট {0}-এ নতুন একটি জায়গা থেকে লগইন হয়েছে। সেখান থেকে এক দিন টাকা সরানো যাবে না। আপনি না হলে এখনই পাসওয়ার্ড বদলান।',
  },
  'mobile-bound': {
    en: 'Your Maidan account {0} has a new mobile number. If this was not you, change your password at once and contact customer service.',
    bn: 'আপনার ময়দান অ্যাকাউন্ট {0}-এ নতুন মোবাইল নম্বর যুক্ত হয়েছে। আপনি না করে থাকলে এখনই পাসওয়ার্ড বদলান ও গ্রাহকসেবায় যোগাযোগ করুন।',
  },
  'email-bound': {
    en: 'Your Maidan account {0} has a new e-mail address. If this was not you, change your password at once and contact customer service.',
    bn: 'আপনার ময়দান অ্যাকাউন্ট {0}-এ নতুন ইমেইল ঠিকানা যুক্ত হয়েছে। আপনি না করে থাকলে এখনই পাসওয়ার্ড বদলান ও গ্রাহকসেবায় যোগাযোগ করুন।',
  },
  'mobile-removed': {
    en: 'The mobile number was taken off your Maidan account {0}. If this was not you, change your password at once and contact customer service.',
    bn: 'আপনার ময়দান অ্যাকাউন্ট {0} থেকে মোবাইল নম্বর সরানো হয়েছে। আপনি না করে থাকলে এখনই পাসওয়ার্ড বদলান ও গ্রাহকসেবায় যোগাযোগ করুন।',
  },
  'email-removed': {
    en: 'The e-mail address was taken off your Maidan account {0}. If this was not you, change your password at once and contact customer service.',
    bn: 'আপনার ময়দান অ্যাকাউন্ট {0} থেকে ইমেইল ঠিকানা সরানো হয়েছে। আপনি না করে থাকলে এখনই পাসওয়ার্ড বদলান ও গ্রাহকসেবায় যোগাযোগ করুন।',
  },
  'password-changed': {
    en: 'The password of your Maidan account {0} was changed, and every other session was ended. If this was not you, reset the password at once and contact customer service.',
    bn: 'আপনার ময়দান অ্যাকাউন্ট {0}-এর পাসওয়ার্ড বদলানো হয়েছে এবং অন্য সব ডিভাইস থেকে লগআউট করা হয়েছে। আপনি না করে থাকলে এখনই পাসওয়ার্ড রিসেট করুন ও গ্রাহকসেবায় যোগাযোগ করুন।',
  },
  'password-reset': {
    en: 'The password of your Maidan account {0} was reset, and every session was ended. If this was not you, contact customer service at once.',
    bn: 'আপনার ময়দান অ্যাকাউন্ট {0}-এর পাসওয়ার্ড রিসেট করা হয়েছে এবং সব ডিভাইস থেকে লগআউট করা হয়েছে। আপনি না করে থাকলে এখনই গ্রাহকসেবায় যোগাযোগ করুন।',
  },
};

const SUBJECTS = {
  password: { en: 'Your Maidan password', bn: 'আপনার ময়দান পাসওয়ার্ড' },
  login: { en: 'A login to your Maidan account', bn: 'আপনার ময়দান অ্যাকাউন্টে লগইন' },
  contact: { en: 'Your Maidan account', bn: 'আপনার ময়দান অ্যাকাউন্ট' },
} as const;

function subjectOf(notice: Notice): keyof typeof SUBJECTS {
  if (notice === 'new-address') return 'login';
  return /-(?:bound|removed)$/.test(notice) ? 'contact' : 'password';
}

export function noticeMail(notice: Notice, username: string, language: Language): Mail {
  return {
    subject: SUBJECTS[subjectOf(notice)][language],
    text: NOTICES[notice][language].replace('{0}', username),
  };
}
