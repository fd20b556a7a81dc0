/**
 * Every refusal the platform can utter: its HTTP status and what the player reads, in each language.
 * A text says what to do next. `{0}` is filled by the server.
 */
export const ERROR_CODES = {
  BAD_REQUEST: {
    status: 400,
    en: 'Something in this request is not right. Please check what you entered.',
    bn: 'অনুরোধে কিছু ভুল আছে। আপনি যা লিখেছেন তা একবার দেখে নিন।',
  },
  PAYLOAD_REFUSED: {
    status: 400,
    en: 'This request could not be read safely. Please reload the page and try again.',
    bn: 'অনুরোধটি নিরাপদে পড়া যায়নি। পৃষ্ঠাটি আবার লোড করে চেষ্টা করুন।',
  },
  NOT_LOGGED_IN: {
    status: 401,
    en: 'You are not logged in, please login',
    bn: 'আপনি লগইন করেননি, অনুগ্রহ করে লগইন করুন',
  },
  LOGIN_FAILED: {
    status: 401,
    en: 'The username or the password is not correct.',
    bn: 'ব্যবহারকারীর নাম অথবা পাসওয়ার্ড সঠিক নয়।',
  },
  ACCOUNT_CLOSED: {
    status: 403,
    en: 'This account is closed. Please contact customer service.',
    bn: 'এই অ্যাকাউন্টটি বন্ধ। গ্রাহকসেবায় যোগাযোগ করুন।',
  },
  NOT_ALLOWED: {
    status: 403,
    en: 'Your account may not do this.',
    bn: 'আপনার অ্যাকাউন্ট থেকে এটি করা যাবে না।',
  },
  NEEDS_REAL_ACCOUNT: {
    status: 403,
    en: 'Free play ends here. Open a real account to go on.',
    bn: 'ফ্রি প্লে এই পর্যন্তই। চালিয়ে যেতে একটি আসল অ্যাকাউন্ট খুলুন।',
  },
  PASSWORD_CHANGE_REQUIRED: {
    status: 403,
    en: 'Please choose a new password first.',
    bn: 'আগে একটি নতুন পাসওয়ার্ড বেছে নিন।',
  },
  NOT_A_MEMBER: {
    status: 403,
    en: 'Non-member account unable to login',
    bn: 'সদস্য নয় এমন অ্যাকাউন্ট দিয়ে লগইন করা যায় না',
  },
  NOT_AN_AGENT: {
    status: 403,
    en: 'Non-agents cannot log in',
    bn: 'এজেন্ট নন এমন কেউ লগইন করতে পারবেন না',
  },
  HELD_FOR_SAFETY: {
    status: 403,
    en: 'You came in without your password or from a new place, so this waits until {0}. Log in with your password and a second step to do it now.',
    bn: 'আপনি পাসওয়ার্ড ছাড়া বা নতুন জায়গা থেকে ঢুকেছেন, তাই এটি {0} পর্যন্ত অপেক্ষায় থাকবে। এখনই করতে পাসওয়ার্ড ও দ্বিতীয় ধাপ দিয়ে লগইন করুন।',
  },
  MAINTENANCE: {
    status: 503,
    en: 'The site is under maintenance. Please come back a little later.',
    bn: 'সাইটে রক্ষণাবেক্ষণ চলছে। একটু পরে আবার আসুন।',
  },
  ACCESS_RESTRICTED: {
    status: 403,
    en: 'Access restricted: this service is not offered where you are.',
    bn: 'প্রবেশ সীমিত: আপনি যেখানে আছেন সেখানে এই সেবা দেওয়া হয় না।',
  },
  FEATURE_OFF: {
    status: 403,
    en: 'This is not offered here at the moment.',
    bn: 'এটি এখন এখানে চালু নেই।',
  },
  CAPTCHA_REQUIRED: {
    status: 401,
    en: 'Please solve the picture first.',
    bn: 'আগে ছবির ধাপটি পূরণ করুন।',
  },
  CAPTCHA_WRONG: {
    status: 400,
    en: 'The characters do not match the picture. Here is a new one.',
    bn: 'অক্ষরগুলো ছবির সঙ্গে মেলেনি। নতুন একটি ছবি দেওয়া হলো।',
  },
  CODE_WRONG: {
    status: 400,
    en: 'Please enter a valid verification code',
    bn: 'সঠিক যাচাইকরণ কোড লিখুন',
  },
  CODE_EXPIRED: {
    status: 400,
    en: 'This code has expired. Please ask for a new one.',
    bn: 'কোডটির মেয়াদ শেষ। নতুন একটি কোড চেয়ে নিন।',
  },
  CODE_TOO_SOON: {
    status: 429,
    en: 'A code was just sent. You can ask for the next one in {0} seconds.',
    bn: 'এইমাত্র একটি কোড পাঠানো হয়েছে। {0} সেকেন্ড পরে আবার চাইতে পারবেন।',
  },
  SMS_LIMIT: {
    status: 429,
    en: 'No more messages can be sent to this number today. Please contact customer service.',
    bn: 'আজ এই নম্বরে আর বার্তা পাঠানো যাবে না। গ্রাহকসেবায় যোগাযোগ করুন।',
  },
  SMS_UNAVAILABLE: {
    status: 503,
    en: 'Messages cannot be sent right now. Please try again in a few minutes.',
    bn: 'এখন বার্তা পাঠানো যাচ্ছে না। কয়েক মিনিট পরে আবার চেষ্টা করুন।',
  },
  MOBILE_INVALID: {
    status: 400,
    en: 'Please enter a valid mobile number',
    bn: 'সঠিক মোবাইল নম্বর লিখুন',
  },
  MOBILE_TAKEN: {
    status: 409,
    en: 'This mobile number already has an account.',
    bn: 'এই মোবাইল নম্বরে আগে থেকেই একটি অ্যাকাউন্ট আছে।',
  },
  INVITATION_INVALID: {
    status: 400,
    en: 'Invalid invitation code',
    bn: 'আমন্ত্রণ কোডটি সঠিক নয়',
  },
  ACCOUNT_UNKNOWN: {
    status: 404,
    en: 'Username/Email does not exist',
    bn: 'ব্যবহারকারীর নাম/ইমেইল পাওয়া যায়নি',
  },
  PASSWORD_WRONG: {
    status: 400,
    en: 'This is not your present password.',
    bn: 'এটি আপনার বর্তমান পাসওয়ার্ড নয়।',
  },
  PASSWORD_ALREADY_SET: {
    status: 409,
    en: 'This account already has a password. You can change it in the security center.',
    bn: 'এই অ্যাকাউন্টে আগে থেকেই পাসওয়ার্ড আছে। সিকিউরিটি সেন্টারে তা বদলাতে পারবেন।',
  },
  PASSWORD_SAME: {
    status: 400,
    en: 'The new password must differ from the old one.',
    bn: 'নতুন পাসওয়ার্ড আগেরটি থেকে আলাদা হতে হবে।',
  },
  PASSWORD_WEAK: {
    status: 400,
    en: 'This password is too easy to guess. Please choose another.',
    bn: 'এই পাসওয়ার্ড সহজেই অনুমান করা যায়। অন্য একটি বেছে নিন।',
  },
  PAYMENT_PASSWORD_MISSING: {
    status: 409,
    en: 'Please set a payment password first.',
    bn: 'আগে একটি পেমেন্ট পাসওয়ার্ড ঠিক করুন।',
  },
  PAYMENT_PASSWORD_WRONG: {
    status: 400,
    en: 'The payment password is not correct. {0} tries are left.',
    bn: 'পেমেন্ট পাসওয়ার্ড সঠিক নয়। আর {0} বার চেষ্টা করা যাবে।',
  },
  PAYMENT_PASSWORD_LOCKED: {
    status: 429,
    en: 'The payment password was wrong too often. Please wait {0} minutes.',
    bn: 'পেমেন্ট পাসওয়ার্ড অনেকবার ভুল হয়েছে। {0} মিনিট অপেক্ষা করুন।',
  },
  TICKET_INVALID: {
    status: 400,
    en: 'This step has expired or was already used. Please begin again.',
    bn: 'এই ধাপটির মেয়াদ শেষ অথবা আগেই ব্যবহার হয়েছে। আবার শুরু করুন।',
  },
  LINK_INVALID: {
    status: 400,
    en: 'This link has expired or was already used. Please ask for a new one.',
    bn: 'এই লিংকের মেয়াদ শেষ অথবা আগেই ব্যবহার হয়েছে। নতুন একটি লিংক চেয়ে নিন।',
  },
  VERIFICATION_FAILED: {
    status: 401,
    en: 'This could not be confirmed. Please check it and try again.',
    bn: 'এটি নিশ্চিত করা যায়নি। দেখে আবার চেষ্টা করুন।',
  },
  IDENTITY_REFUSED: {
    status: 401,
    en: 'The other service did not confirm who you are. Please try again.',
    bn: 'অন্য সেবাটি আপনার পরিচয় নিশ্চিত করেনি। আবার চেষ্টা করুন।',
  },
  IDENTITY_TAKEN: {
    status: 409,
    en: 'This identity belongs to another account.',
    bn: 'এই পরিচয়টি অন্য একটি অ্যাকাউন্টের।',
  },
  PASSKEY_REFUSED: {
    status: 401,
    en: 'The passkey was not accepted. Please try another way in.',
    bn: 'পাসকি গ্রহণ করা হয়নি। অন্য উপায়ে ঢুকুন।',
  },
  NOT_FOUND: { status: 404, en: 'This does not exist, or no longer does.', bn: 'এটি নেই, অথবা আর নেই।' },
  METHOD_NOT_ALLOWED: {
    status: 405,
    en: 'This cannot be asked in that way.',
    bn: 'এভাবে অনুরোধ করা যায় না।',
  },
  USERNAME_TAKEN: {
    status: 409,
    en: 'This username is taken. Please choose another.',
    bn: 'এই নামটি নেওয়া হয়ে গেছে। অন্য একটি বেছে নিন।',
  },
  OPERATION_CONFLICT: {
    status: 409,
    en: 'This was already sent with other details.',
    bn: 'এটি অন্য তথ্যসহ আগেই পাঠানো হয়েছে।',
  },
  GAME_UNAVAILABLE: {
    status: 409,
    en: 'This game is not open right now. Please choose another.',
    bn: 'এই গেমটি এখন খোলা নেই। অন্য একটি বেছে নিন।',
  },
  FAVOURITES_FULL: {
    status: 409,
    en: 'You have 999 favourites, which is as many as there can be. Take one out to make room.',
    bn: 'আপনার পছন্দের গেম ৯৯৯টি হয়ে গেছে, এর বেশি রাখা যায় না। জায়গা করতে একটি সরিয়ে দিন।',
  },
  CHAT_SILENCED: {
    status: 403,
    en: 'You can read the chat, but not write in it at the moment. Customer service can tell you why.',
    bn: 'আপনি চ্যাট পড়তে পারবেন, কিন্তু এখন লিখতে পারবেন না। কারণ জানতে গ্রাহকসেবায় যোগাযোগ করুন।',
  },
  CONTRACT_DECIDED: {
    status: 409,
    en: 'This contract has already been answered.',
    bn: 'এই চুক্তির উত্তর আগেই দেওয়া হয়েছে।',
  },
  CONTRACT_ACTIVE: {
    status: 409,
    en: 'You already have a contract of this kind with your upline. It has to end before a new one can begin.',
    bn: 'আপনার আপলাইনের সঙ্গে এই ধরনের একটি চুক্তি আগে থেকেই চালু আছে। নতুনটি শুরু করতে হলে আগেরটি শেষ হতে হবে।',
  },
  INSUFFICIENT_FUNDS: {
    status: 409,
    en: 'Your balance is too low for this.',
    bn: 'এর জন্য আপনার ব্যালেন্স যথেষ্ট নয়।',
  },
  PAYLOAD_TOO_LARGE: { status: 413, en: 'This is too large to send.', bn: 'এটি পাঠানোর জন্য খুব বড়।' },
  UNSUPPORTED_MEDIA: {
    status: 415,
    en: 'This kind of content is not accepted.',
    bn: 'এই ধরনের তথ্য গ্রহণ করা হয় না।',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    en: 'That was a little fast. Please wait {0} seconds and try again.',
    bn: 'একটু বেশি দ্রুত হয়ে গেছে। {0} সেকেন্ড অপেক্ষা করে আবার চেষ্টা করুন।',
  },
  INTERNAL: {
    status: 500,
    en: 'Something went wrong on our side. Nothing was changed. Please try again.',
    bn: 'আমাদের দিকে একটি সমস্যা হয়েছে। কিছুই বদলায়নি। আবার চেষ্টা করুন।',
  },
  UNAVAILABLE: {
    status: 503,
    en: 'The service is busy. Please try again in a moment.',
    bn: 'সেবাটি এখন ব্যস্ত। একটু পরে আবার চেষ্টা করুন।',
  },
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;
