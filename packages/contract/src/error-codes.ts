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
    bn: 'ইউজারনেম অথবা পাসওয়ার্ড সঠিক নয়।',
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
  AGE_NOT_CONFIRMED: {
    status: 403,
    en: 'We could not confirm that you are 18 or older, so you cannot open an account or move money here. If this is wrong, write to customer service.',
    bn: 'আপনার বয়স ১৮ বা তার বেশি কি না তা নিশ্চিত করা যায়নি, তাই অ্যাকাউন্ট খোলা বা টাকা লেনদেন করা যাবে না। এটা ভুল হলে গ্রাহকসেবায় জানান।',
  },
  AGE_PENDING: {
    status: 403,
    en: 'Your age is still being checked. You can deposit and withdraw when that is done; please try again in a few minutes.',
    bn: 'আপনার বয়স এখনো যাচাই হচ্ছে। শেষ হলে টাকা জমা ও তোলা যাবে; কয়েক মিনিট পরে আবার চেষ্টা করুন।',
  },
  IDENTITY_NOT_CONFIRMED: {
    status: 403,
    en: 'We could not confirm who you are, so money cannot come in or go out. Please write to customer service and have your ID card at hand.',
    bn: 'আপনার পরিচয় নিশ্চিত করা যায়নি, তাই টাকা জমা বা তোলা যাবে না। জাতীয় পরিচয়পত্র হাতে রেখে গ্রাহকসেবায় যোগাযোগ করুন।',
  },
  IDENTITY_PENDING: {
    status: 403,
    en: 'We are still checking who you are. You can deposit and withdraw when that is done; please try again in a few minutes.',
    bn: 'আপনার পরিচয় এখনো যাচাই হচ্ছে। শেষ হলে টাকা জমা ও তোলা যাবে; কয়েক মিনিট পরে আবার চেষ্টা করুন।',
  },
  CHECK_UNAVAILABLE: {
    status: 503,
    en: 'Your details cannot be checked right now. Nothing was changed; please try again in a few minutes.',
    bn: 'এই মুহূর্তে আপনার তথ্য যাচাই করা যাচ্ছে না। কিছুই বদলায়নি; কয়েক মিনিট পরে আবার চেষ্টা করুন।',
  },
  HELD_FOR_SAFETY: {
    status: 403,
    en: 'On hold for safety until {0}. To do it now, log in with your password and a second step.',
    bn: 'নিরাপত্তার জন্য {0} পর্যন্ত স্থগিত। এখনই করতে পাসওয়ার্ড ও দ্বিতীয় ধাপ দিয়ে লগইন করুন।',
  },
  MAINTENANCE: {
    status: 503,
    en: 'The site is under maintenance. Please come back a little later.',
    bn: 'সাইটে রক্ষণাবেক্ষণ চলছে। একটু পরে আবার আসুন।',
  },
  ACCESS_RESTRICTED: {
    status: 403,
    en: 'Access restricted: this service is not offered where you are.',
    bn: 'সেবা বন্ধ: আপনি যেখানে আছেন সেখানে এই সেবা দেওয়া হয় না।',
  },
  FEATURE_OFF: {
    status: 403,
    en: 'This is not offered here at the moment.',
    bn: 'এটি এখন এখানে চালু নেই।',
  },
  CAPTCHA_REQUIRED: {
    status: 401,
    en: 'Please type the characters of the picture first.',
    bn: 'আগে ছবির অক্ষরগুলো লিখুন।',
  },
  CAPTCHA_WRONG: {
    status: 400,
    en: 'The characters do not match the picture. Here is a new one.',
    bn: 'অক্ষরগুলো ছবির সঙ্গে মেলেনি। নতুন একটি ছবি দেওয়া হলো।',
  },
  CODE_WRONG: {
    status: 400,
    en: 'Please enter a valid verification code',
    bn: 'সঠিক ওটিপি কোড লিখুন',
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
  CONTACT_SAME: {
    status: 409,
    en: 'This is already yours. Please enter another one.',
    bn: 'এটি আগে থেকেই আপনার। অন্য একটি লিখুন।',
  },
  CONTACT_ONLY_WAY: {
    status: 409,
    en: 'If you forget your password, this is the only way to recover the account. Please confirm another one first.',
    bn: 'পাসওয়ার্ড ভুলে গেলে শুধু এটি দিয়েই অ্যাকাউন্ট পুনরুদ্ধার করা যায়। আগে অন্য একটি নিশ্চিত করুন।',
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
    bn: 'ইউজারনেম/ইমেইল পাওয়া যায়নি',
  },
  PASSWORD_WRONG: {
    status: 400,
    en: 'This is not your present password.',
    bn: 'এটি আপনার বর্তমান পাসওয়ার্ড নয়।',
  },
  PASSWORD_ALREADY_SET: {
    status: 409,
    en: 'This account already has a password. You can change it in the security center.',
    bn: 'এই অ্যাকাউন্টে আগে থেকেই পাসওয়ার্ড আছে। নিরাপত্তা কেন্দ্রে তা বদলাতে পারবেন।',
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
    bn: 'আগে একটি পেমেন্ট পাসওয়ার্ড সেট করুন।',
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
  SECOND_STEP_NEEDED: {
    status: 403,
    en: 'Log in again with your authenticator app or a recovery code to do this.',
    bn: 'এটি করতে অথেন্টিকেটর অ্যাপ বা রিকভারি কোড দিয়ে আবার লগইন করুন।',
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
    en: 'The passkey was not accepted. Please log in another way.',
    bn: 'পাসকি গ্রহণ করা হয়নি। অন্য উপায়ে লগইন করুন।',
  },
  NOT_FOUND: { status: 404, en: 'This does not exist, or no longer does.', bn: 'এটি পাওয়া যায়নি।' },
  METHOD_NOT_ALLOWED: {
    status: 405,
    en: 'This cannot be asked in that way.',
    bn: 'এভাবে অনুরোধ করা যায় না।',
  },
  USERNAME_TAKEN: {
    status: 409,
    en: 'This username is taken. Please choose another.',
    bn: 'এই ইউজারনেমটি আগেই নেওয়া হয়েছে। অন্য একটি বেছে নিন।',
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
  IN_DEBT: {
    status: 409,
    en: 'Money was taken back, so you owe {0}. Play and withdrawals wait until it is paid.',
    bn: 'টাকা ফেরত নেওয়া হয়েছে, তাই {0} বকেয়া। শোধ না হওয়া পর্যন্ত খেলা ও টাকা তোলা বন্ধ।',
  },
  ACCOUNT_FROZEN: {
    status: 409,
    en: 'Your balance is being checked, so no money can be moved for now. Nothing is lost. Customer service can tell you more.',
    bn: 'আপনার ব্যালেন্স যাচাই করা হচ্ছে, তাই এখন টাকা লেনদেন করা যাবে না। কোনো টাকা হারায়নি। বিস্তারিত জানতে গ্রাহকসেবায় যোগাযোগ করুন।',
  },
  DEPOSIT_OUT_OF_BOUNDS: {
    status: 400,
    en: 'This method takes amounts from {0} to {1}.',
    bn: 'এই মাধ্যমে {0} থেকে {1} পর্যন্ত জমা দেওয়া যায়।',
  },
  DEPOSIT_METHOD_CLOSED: {
    status: 409,
    en: 'This deposit method is closed right now. Please choose another.',
    bn: 'জমার এই মাধ্যমটি এখন বন্ধ। অন্য একটি বেছে নিন।',
  },
  DEPOSITS_WAITING: {
    status: 409,
    en: 'You have {0} deposits waiting for payment. Finish one of them first.',
    bn: 'আপনার {0}টি জমা পেমেন্টের অপেক্ষায় আছে। আগে তার একটি শেষ করুন।',
  },
  DEPOSIT_NOT_WAITING: {
    status: 409,
    en: 'This deposit is no longer waiting. Have a look at where it stands.',
    bn: 'এই জমাটি আর অপেক্ষায় নেই। এখন কী অবস্থায় আছে দেখে নিন।',
  },
  PROOF_NEEDED: {
    status: 400,
    en: 'Please add a picture of your transfer.',
    bn: 'আপনার ট্রান্সফারের একটি ছবি যোগ করুন।',
  },
  PAYMENT_UNAVAILABLE: {
    status: 503,
    en: 'The payment service does not answer. Nothing was charged. Please try again in a moment.',
    bn: 'পেমেন্ট সেবা সাড়া দিচ্ছে না। কোনো টাকা কাটা হয়নি। একটু পরে আবার চেষ্টা করুন।',
  },
  WITHDRAWAL_AMOUNT: {
    status: 400,
    en: 'Please choose an amount from {0} to {1}.',
    bn: '{0} থেকে {1} পর্যন্ত যেকোনো পরিমাণ লিখুন।',
  },
  WITHDRAWAL_DAY_LIMIT: {
    status: 409,
    en: 'This is more than can go out within 24 hours. {0} is left for now.',
    bn: '২৪ ঘণ্টায় এত টাকা তোলা যায় না। এখন আর {0} তোলা যাবে।',
  },
  WITHDRAWAL_DAY_TIMES: {
    status: 409,
    en: 'You have asked {0} times within 24 hours, which is as often as one can. Please come back a little later.',
    bn: '২৪ ঘণ্টায় {0} বার আবেদন করেছেন, এর বেশি করা যায় না। একটু পরে আবার আসুন।',
  },
  TURNOVER_LEFT: {
    status: 409,
    en: '{0} is free now. The rest comes from deposits of which {1} has not been staked yet.',
    bn: 'এখন {0} নেওয়া যাবে। বাকিটা জমার টাকা, যার {1} এখনো বাজিতে লাগানো হয়নি।',
  },
  WITHDRAWAL_UNDER_WAY: {
    status: 409,
    en: 'This request has been dealt with already, so it cannot be taken back any more.',
    bn: 'এই আবেদনের কাজ হয়ে গেছে, তাই আর ফিরিয়ে নেওয়া যাবে না।',
  },
  WITHDRAWAL_PARTS: {
    status: 400,
    en: 'What arrived and what is missing must add up to {0}.',
    bn: 'যা পেয়েছেন আর যা বাকি, দুটি মিলে {0} হতে হবে।',
  },
  WITHDRAWAL_ANSWERED: {
    status: 409,
    en: 'This withdrawal has its answer already.',
    bn: 'এই উত্তোলনের উত্তর আগেই দেওয়া হয়েছে।',
  },
  WITHDRAWAL_TOO_LATE: {
    status: 409,
    en: 'The time to answer is over, so this withdrawal counts as received. If something is missing, please contact customer service.',
    bn: 'উত্তর দেওয়ার সময় শেষ, তাই টাকা পেয়েছেন বলে ধরা হয়েছে। কিছু বাকি থাকলে গ্রাহকসেবায় যোগাযোগ করুন।',
  },
  PAYOUT_ACCOUNT_WAITING: {
    status: 409,
    en: 'This account is new. For your safety, money can go there from {0}.',
    bn: 'এই অ্যাকাউন্টটি নতুন। আপনার নিরাপত্তার জন্য {0} থেকে এখানে টাকা পাঠানো যাবে।',
  },
  PAYOUT_ACCOUNTS_FULL: {
    status: 409,
    en: 'You have {0} accounts, which is as many as there can be. Remove one to make room.',
    bn: 'আপনার {0}টি অ্যাকাউন্ট হয়ে গেছে, এর বেশি রাখা যায় না। জায়গা করতে একটি সরিয়ে দিন।',
  },
  PAYOUT_ACCOUNT_TAKEN: {
    status: 409,
    en: 'You have added this account already.',
    bn: 'এই অ্যাকাউন্টটি আগেই যোগ করেছেন।',
  },
  PAYOUT_NUMBER_INVALID: {
    status: 400,
    en: 'This is no account number of that bank or wallet. Please check the digits.',
    bn: 'ওই ব্যাংক বা ওয়ালেটের নম্বর এমন হয় না। সংখ্যাগুলো দেখে নিন।',
  },
  UPLINE_NONE: {
    status: 409,
    en: 'There is no agent above you, so there is nobody to send money to in this way.',
    bn: 'আপনার ওপরে কোনো এজেন্ট নেই, তাই এভাবে কাউকে টাকা পাঠানো যাবে না।',
  },
  UPLINE_CHANGED: {
    status: 409,
    en: 'Your agent has changed since you looked. Nothing was sent. Please look at the new name first.',
    bn: 'আপনি দেখার পরে আপনার এজেন্ট বদলে গেছেন। কিছুই পাঠানো হয়নি। আগে নতুন নামটি দেখে নিন।',
  },
  UPLINE_CLOSED: {
    status: 409,
    en: 'Your agent cannot take money at the moment. Nothing was sent.',
    bn: 'আপনার এজেন্ট এখন টাকা নিতে পারছেন না। কিছুই পাঠানো হয়নি।',
  },
  UPLINE_AMOUNT: {
    status: 400,
    en: 'Please choose an amount from {0} to {1}.',
    bn: '{0} থেকে {1} পর্যন্ত যেকোনো পরিমাণ লিখুন।',
  },
  UPLINE_DAY_LIMIT: {
    status: 409,
    en: 'This is more than can be sent within 24 hours. {0} is left for now.',
    bn: '২৪ ঘণ্টায় এত টাকা পাঠানো যায় না। এখন আর {0} পাঠানো যাবে।',
  },
  UPLINE_TOO_OFTEN: {
    status: 409,
    en: 'You have sent money {0} times within an hour, which is as often as one can. Please come back a little later.',
    bn: 'এক ঘণ্টায় {0} বার টাকা পাঠিয়েছেন, এর বেশি পাঠানো যায় না। একটু পরে আবার আসুন।',
  },
  FEEDBACK_TOO_MANY: {
    status: 429,
    en: 'You have written {0} times within 24 hours. We read everything; please write again tomorrow, or ask customer service.',
    bn: '২৪ ঘণ্টায় আপনি {0} বার লিখেছেন। আমরা সবই পড়ি; আগামীকাল আবার লিখুন, অথবা গ্রাহকসেবায় বলুন।',
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
  PICTURE_TYPE: {
    status: 415,
    en: 'Please choose a PNG or JPG picture.',
    bn: 'পিএনজি বা জেপিজি ছবি বেছে নিন।',
  },
  PICTURE_TOO_LARGE: {
    status: 413,
    en: 'This picture is larger than 5 MB. Please choose a smaller one.',
    bn: 'ছবিটি ৫ এমবির চেয়ে বড়। ছোট একটি ছবি বেছে নিন।',
  },
  PICTURE_TOO_MANY_PIXELS: {
    status: 400,
    en: 'This picture has more than 16 million pixels. A screenshot of it will do.',
    bn: 'ছবিটিতে ১ কোটি ৬০ লাখের বেশি পিক্সেল আছে। এর একটি স্ক্রিনশট দিলেই হবে।',
  },
  PICTURE_UNREADABLE: {
    status: 400,
    en: 'This picture cannot be read. Please choose another, or take a screenshot of it.',
    bn: 'ছবিটি পড়া যাচ্ছে না। অন্য একটি বেছে নিন, অথবা এর স্ক্রিনশট নিন।',
  },
  PICTURE_QUOTA: {
    status: 409,
    en: 'You have sent many pictures today. Please try again tomorrow, or ask customer service.',
    bn: 'আজ আপনি অনেক ছবি পাঠিয়েছেন। আগামীকাল আবার চেষ্টা করুন, অথবা গ্রাহকসেবায় বলুন।',
  },
  PICTURE_UNKNOWN: {
    status: 400,
    en: 'One of these pictures is no longer there. Please add it again.',
    bn: 'ছবিগুলোর একটি আর নেই। সেটি আবার যোগ করুন।',
  },
  VENDOR_WALLET_EMPTY: {
    status: 409,
    en: '{0} is played from a wallet of its own, and yours is empty. Please move money there first.',
    bn: '{0} খেলতে আলাদা একটি ওয়ালেট লাগে, আর আপনারটি খালি। আগে সেখানে টাকা সরান।',
  },
  VENDOR_WALLET_CLOSED: {
    status: 409,
    en: 'Money cannot be moved there now. What you have there can be taken back at any time.',
    bn: 'এখন সেখানে টাকা সরানো যাচ্ছে না। সেখানে যা আছে তা যেকোনো সময় ফিরিয়ে আনা যাবে।',
  },
  ON_BREAK: {
    status: 403,
    en: 'You are taking a break until {0}. Play and deposits wait; your money can be withdrawn at any time.',
    bn: 'আপনি {0} পর্যন্ত বিরতিতে আছেন। খেলা ও জমা বন্ধ থাকবে; আপনার টাকা যেকোনো সময় তোলা যাবে।',
  },
  ON_BREAK_FOREVER: {
    status: 403,
    en: 'You have closed play for yourself. Your money can be withdrawn at any time.',
    bn: 'আপনি নিজের জন্য খেলা বন্ধ করেছেন। আপনার টাকা যেকোনো সময় তোলা যাবে।',
  },
  OWN_LIMIT_REACHED: {
    status: 403,
    en: 'This would go beyond a limit that you have set for yourself. You can see what is left under Limits and breaks.',
    bn: 'এতে আপনার নিজের ঠিক করা সীমা পেরিয়ে যাবে। কত বাকি আছে তা সীমা ও বিরতি পাতায় দেখুন।',
  },
  LIMIT_TOO_EARLY: {
    status: 409,
    en: 'A looser limit can be confirmed 24 hours after it was asked for.',
    bn: 'সীমা বাড়ানোর অনুরোধের ২৪ ঘণ্টা পরে তা নিশ্চিত করা যায়।',
  },
  LIMIT_NOT_ASKED: {
    status: 409,
    en: 'There is no change of this limit to confirm. Please ask for it again.',
    bn: 'এই সীমায় নিশ্চিত করার মতো কোনো বদল নেই। আবার অনুরোধ করুন।',
  },
  BREAK_NOT_SHORTER: {
    status: 409,
    en: 'Your break already lasts longer. It can be made longer, never shorter.',
    bn: 'আপনার বিরতি এর চেয়ে বেশি দিন চলবে। তা বাড়ানো যায়, কমানো যায় না।',
  },
  NICKNAME_FORM: {
    status: 400,
    en: 'A nickname has 2 to 20 letters, in English or Bengali. Figures, spaces, dots and hyphens may stand between them.',
    bn: 'ডাকনামে ইংরেজি বা বাংলায় ২ থেকে ২০টি অক্ষর থাকে। মাঝে সংখ্যা, ফাঁকা জায়গা, ডট ও হাইফেন দেওয়া যায়।',
  },
  NICKNAME_RESERVED: {
    status: 400,
    en: 'This name is kept for the people who run the site. Please choose another.',
    bn: 'এই নামটি সাইটের কর্মীদের জন্য রাখা। অন্য একটি নাম বেছে নিন।',
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
