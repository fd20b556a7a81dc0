import type { HelpSeed } from './help-seed.ts';

/** What somebody agrees to, and how we deal with each other. */
export const RULES_ARTICLES: readonly HelpSeed[] = [
  {
    id: 'terms',
    section: 'rules',
    title: { en: 'Terms of use', bn: 'ব্যবহারের শর্ত' },
    content: {
      en: `<p>Short enough to be read before you agree.</p>
<ul>
<li><b>Play money.</b> You play with play money. It cannot be bought with real money or exchanged for it, and it has no value outside this site. Deposits and withdrawals are simulated.</li>
<li><b>Adults only.</b> You are 18 or older, and playing is allowed where you are.</li>
<li><b>One person, one account.</b> It is yours alone. Keep your password and codes to yourself; nobody from our side will ever ask for them.</li>
<li><b>Fair rounds.</b> In our own games every round is decided from a secret that is sealed before you bet, and you can check it afterwards. The odds are the same for every account.</li>
<li><b>Fair conduct.</b> No programs that play for you, no second accounts, no use of mistakes. If a mistake in a game pays or takes wrongly, it is put right and you see the entry.</li>
<li><b>Changes.</b> We may close the site for maintenance; open rounds are kept and settled. The text in force is always the one on this page.</li>
<li><b>Closing.</b> You can stop at any time. We may close an account that breaks these terms; customer service tells you why.</li>
</ul>`,
      bn: `<p>রাজি হওয়ার আগেই পড়ে ফেলা যায়, এমন ছোট।</p>
<ul>
<li><b>খেলার টাকা।</b> এখানে খেলার টাকা দিয়ে খেলা হয়। আসল টাকা দিয়ে এটি কেনা যায় না, এর বদলে আসল টাকা পাওয়াও যায় না; এই সাইটের বাইরে এর কোনো মূল্য নেই। জমা দেওয়া ও টাকা তোলা শুধু দেখানোর জন্য।</li>
<li><b>শুধু প্রাপ্তবয়স্কদের জন্য।</b> আপনার বয়স ১৮ বা তার বেশি, আর আপনি যেখানে আছেন সেখানে খেলা অনুমোদিত।</li>
<li><b>একজনের একটিই অ্যাকাউন্ট।</b> অ্যাকাউন্ট শুধু আপনার। পাসওয়ার্ড ও কোড কাউকে দেবেন না; আমাদের কেউ কখনো তা চাইবে না।</li>
<li><b>ন্যায্য রাউন্ড।</b> আমাদের নিজস্ব গেমে বাজির আগেই ঠিক করা একটি গোপন সংখ্যা থেকে প্রতিটি রাউন্ডের ফল আসে, পরে তা যাচাই করা যায়। সব অ্যাকাউন্টের জন্য সম্ভাবনা সমান।</li>
<li><b>ন্যায্য আচরণ।</b> আপনার হয়ে খেলে এমন প্রোগ্রাম, দ্বিতীয় অ্যাকাউন্ট বা ভুলের সুযোগ নেওয়া চলবে না। কোনো গেমের ভুলে টাকা কম-বেশি হলে তা ঠিক করা হয়, আর আপনি সেই হিসাব দেখতে পান।</li>
<li><b>পরিবর্তন।</b> রক্ষণাবেক্ষণের জন্য সাইট বন্ধ হতে পারে; চলমান রাউন্ড রাখা থাকে ও নিষ্পত্তি হয়। এই পাতায় যা লেখা আছে, সেটিই চলতি শর্ত।</li>
<li><b>অ্যাকাউন্ট বন্ধ।</b> আপনি যেকোনো সময় থামতে পারেন। শর্ত ভাঙলে আমরা অ্যাকাউন্ট বন্ধ করতে পারি; কারণ গ্রাহকসেবা জানাবে।</li>
</ul>`,
    },
  },
  {
    id: 'privacy',
    section: 'rules',
    title: { en: 'Privacy', bn: 'গোপনীয়তা' },
    content: {
      en: `<p><b>What we keep.</b> What you enter when you register, your logins with time, IP address and kind of device, and every round and entry of your account. Also what you give us later: your contacts, payout accounts, pictures, feedback and chat messages.</p>
<p><b>What for.</b> To let you in, to settle your rounds, to protect your account and to answer your questions. It is not sold, and no advertiser receives it.</p>
<p><b>Secrets.</b> Passwords, payment passwords and recovery codes are kept only as fingerprints from which nobody can read them back.</p>
<p><b>Cookies.</b> They hold your session, your language and your choice of dark or light, your name for a day if you ask for it, and for 30 days that a device has shown your second step. Nothing follows you elsewhere. Where visits are counted with Google Analytics you are asked first, and can change your answer at the foot of the page.</p>
<p><b>Your rights.</b> You see your devices and last logins in <a href="/member/securityCenter">your account</a>, and can ask <a href="/service">customer service</a> for a copy of your data or for its removal.</p>`,
      bn: `<p><b>কী রাখি।</b> নিবন্ধনের সময় আপনার দেওয়া তথ্য, প্রতিটি লগইনের সময়, আইপি ঠিকানা ও ডিভাইসের ধরন, আর অ্যাকাউন্টের প্রতিটি রাউন্ড ও হিসাব। পরে আপনি যা দেন তা-ও: যোগাযোগের নম্বর ও ইমেইল, টাকা পাঠানোর অ্যাকাউন্ট, ছবি, মতামত ও চ্যাটের বার্তা।</p>
<p><b>কেন রাখি।</b> আপনাকে ঢুকতে দিতে, রাউন্ডের নিষ্পত্তি করতে, অ্যাকাউন্ট নিরাপদ রাখতে ও আপনার প্রশ্নের উত্তর দিতে। এগুলো বিক্রি করা হয় না, কোনো বিজ্ঞাপনদাতাও পান না।</p>
<p><b>গোপন তথ্য।</b> পাসওয়ার্ড, পেমেন্ট পাসওয়ার্ড ও রিকভারি কোড শুধু এমন ছাপ হিসেবে রাখা হয়, যা থেকে আসলটি আর পড়া যায় না।</p>
<p><b>কুকি।</b> এতে থাকে আপনার সেশন, ভাষা, গাঢ় বা হালকা থিমের পছন্দ, আপনি চাইলে এক দিনের জন্য আপনার নাম, আর দ্বিতীয় ধাপ দেওয়া ডিভাইস হলে ৩০ দিনের জন্য সেই তথ্য। অন্য কোথাও কিছুই আপনার পিছু নেয় না। গুগল অ্যানালিটিক্স দিয়ে ভিজিট গোনা হলে আগে আপনার অনুমতি চাওয়া হয়, আর পাতার নিচে গিয়ে তা বদলাতে পারেন।</p>
<p><b>আপনার অধিকার।</b> <a href="/member/securityCenter">আপনার অ্যাকাউন্টে</a> নিজের ডিভাইস ও শেষ লগইনগুলো দেখতে পাবেন। নিজের তথ্যের কপি চাইতে বা মুছে ফেলতে <a href="/service">গ্রাহকসেবায়</a> জানান।</p>`,
    },
  },
  {
    id: 'bonus',
    section: 'rules',
    title: { en: 'Bonus rules', bn: 'বোনাসের নিয়ম' },
    content: {
      en: `<p>At the moment there is one bonus: the play money of a new account.</p>
<ul>
<li>It is added once, when the account is opened, and has no conditions and no end date.</li>
<li>Deposits must be staked before they can be withdrawn. How much is still to stake is shown on the withdrawal page.</li>
<li>Nothing is lost because you take a break.</li>
<li>It is for one person, once. Second accounts are not allowed.</li>
</ul>
<p>See what there is under <a href="/promotions">Promotions</a>.</p>`,
      bn: `<p>এখন একটিই বোনাস আছে: নতুন অ্যাকাউন্টের খেলার টাকা।</p>
<ul>
<li>অ্যাকাউন্ট খোলার সময় একবারই যোগ হয়; কোনো শর্ত বা শেষ তারিখ নেই।</li>
<li>জমা দেওয়া টাকা তোলার আগে তা দিয়ে বাজি ধরতে হয়। আর কত বাকি, টাকা তোলার পাতায় দেখা যায়।</li>
<li>বিরতি নিলে কিছুই হারায় না।</li>
<li>একজনের জন্য, একবার। দ্বিতীয় অ্যাকাউন্ট খোলা যাবে না।</li>
</ul>
<p>এখন কী কী আছে, <a href="/promotions">অফার</a> পাতায় দেখুন।</p>`,
    },
  },
  {
    id: 'complaints',
    section: 'rules',
    title: { en: 'If you disagree with us', bn: 'আমাদের সঙ্গে একমত না হলে' },
    content: {
      en: `<p>Tell <a href="/service">customer service</a> what happened, with the number of the round or entry. You find it in <a href="/member/personalHistoryCopy">your betting record</a>.</p>
<ul>
<li>You can also write under <a href="/member/feedback">Feedback</a>, with pictures; the answer stands there.</li>
<li>If you still disagree, ask for it to be looked at again.</li>
<li>Entries are never changed or deleted; a mistake is put right by a second entry that you can see.</li>
</ul>`,
      bn: `<p>কী হয়েছে, রাউন্ড বা হিসাবের নম্বরসহ <a href="/service">গ্রাহকসেবায়</a> জানান। নম্বরটি <a href="/member/personalHistoryCopy">আপনার বাজির রেকর্ডে</a> পাবেন।</p>
<ul>
<li><a href="/member/feedback">মতামত</a> পাতায় ছবিসহও লিখতে পারেন; উত্তর সেখানেই পাবেন।</li>
<li>তবু একমত না হলে আবার দেখতে বলুন।</li>
<li>হিসাব কখনো বদলানো বা মোছা হয় না; ভুল হলে নতুন একটি হিসাব দিয়ে ঠিক করা হয়, আর আপনি তা দেখতে পান।</li>
</ul>`,
    },
  },
  {
    id: 'contact',
    section: 'rules',
    title: { en: 'Contact', bn: 'যোগাযোগ' },
    content: {
      en: `<p>You reach us through <a href="/service">customer service</a>. Say what you wanted to do and what you saw instead; a picture of the screen helps.</p>
<p>Never send a password, a payment password or a code. Nobody who works here needs one, and whoever asks for it does not work here.</p>`,
      bn: `<p><a href="/service">গ্রাহকসেবার</a> মাধ্যমে যোগাযোগ করুন। কী করতে চেয়েছিলেন আর কী দেখলেন, লিখুন; পর্দার ছবি দিলে সুবিধা হয়।</p>
<p>পাসওয়ার্ড, পেমেন্ট পাসওয়ার্ড বা কোড কখনো পাঠাবেন না। আমাদের কারও তা লাগে না; যে চায়, সে আমাদের কেউ নয়।</p>`,
    },
  },
];
