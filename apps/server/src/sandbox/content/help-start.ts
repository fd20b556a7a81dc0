import type { HelpSeed } from './help-seed.ts';

/** The first steps, and everything about money. */
export const START_ARTICLES: readonly HelpSeed[] = [
  {
    id: 'account',
    section: 'start',
    title: { en: 'Opening an account', bn: 'অ্যাকাউন্ট খোলা' },
    content: {
      en: `<p>Press <b>Sign up</b>, choose a name and a password, and confirm that you are 18 or older. It takes a minute.</p>
<ul>
<li>The form says at each field what it wants. What you typed stays when something is wrong.</li>
<li>An invitation code goes into its own field; an invitation link fills it in for you.</li>
<li>If you only want to look, press <b>Just look around</b> at the login. Games need a real account.</li>
</ul>`,
      bn: `<p><b>নিবন্ধন</b> চাপুন, একটি নাম ও পাসওয়ার্ড বেছে নিন, আর জানান যে আপনার বয়স ১৮ বা তার বেশি। এক মিনিটের কাজ।</p>
<ul>
<li>কোন ঘরে কী লাগবে, ঘরেই লেখা আছে। কিছু ভুল হলেও আপনার লেখা মুছে যায় না।</li>
<li>আমন্ত্রণ কোডের জন্য আলাদা ঘর আছে; আমন্ত্রণের লিংকে এলে সেটি নিজেই বসে যায়।</li>
<li>শুধু ঘুরে দেখতে চাইলে লগইনে <b>শুধু ঘুরে দেখি</b> চাপুন। গেম খেলতে আসল অ্যাকাউন্ট লাগে।</li>
</ul>`,
    },
  },
  {
    id: 'login',
    section: 'start',
    title: { en: 'Logging in, codes and passwords', bn: 'লগইন, কোড ও পাসওয়ার্ড' },
    content: {
      en: `<p>Log in with your name and password, with a code to your phone, or with a passkey, as far as this site offers them.</p>
<ul>
<li><b>No code?</b> Wait until the counter ends and ask for a new one. Only the newest code works, in the browser that asked for it.</li>
<li><b>Forgotten?</b> Press <b>Forgot password</b>. By phone you are logged in after the new password, and the second step if you have one; by e-mail you get a link.</li>
<li><b>A second step?</b> If you have set up an authenticator app, every new device is asked for its code, unless you log in with a passkey or let the device in from a screen that has shown the code. A recovery code works too. If you have neither, ask for the removal at login: it takes 24 hours, and your contacts are told.</li>
</ul>
<p>After a reset by phone, money can be paid in or out only after a day or after a second proof. That protects you if somebody took over your number.</p>`,
      bn: `<p>নাম ও পাসওয়ার্ড, ফোনে পাওয়া কোড, অথবা পাসকি দিয়ে লগইন করুন; এই সাইটে যেটি চালু আছে।</p>
<ul>
<li><b>কোড আসেনি?</b> গণনা শেষ হওয়া পর্যন্ত অপেক্ষা করে নতুন কোড চান। যে ব্রাউজারে কোড চেয়েছেন, সেখানে শুধু সবচেয়ে নতুন কোডটিই কাজ করে।</li>
<li><b>ভুলে গেছেন?</b> <b>পাসওয়ার্ড ভুলে গেছেন?</b> চাপুন। ফোনে হলে নতুন পাসওয়ার্ড দিলেই লগইন হয়ে যাবে (দ্বিতীয় ধাপ থাকলে সেটিও লাগবে); ইমেইলে হলে একটি লিংক পাবেন।</li>
<li><b>দ্বিতীয় ধাপ?</b> অথেন্টিকেটর অ্যাপ চালু থাকলে প্রতিটি নতুন ডিভাইসে এর কোড চাওয়া হয়; পাসকি দিয়ে লগইন করলে বা কোড দেওয়া কোনো স্ক্রিন থেকে ডিভাইসটিকে ঢুকতে দিলে লাগে না। রিকভারি কোডও কাজ করে। দুটির কোনোটিই না থাকলে লগইনের সময় অ্যাপ সরানোর অনুরোধ করুন: ২৪ ঘণ্টা লাগে, আর আপনার ইমেইল ও নম্বরে জানানো হয়।</li>
</ul>
<p>ফোন দিয়ে পাসওয়ার্ড বদলানোর পর এক দিন, বা আরেকটি প্রমাণ না দেওয়া পর্যন্ত, টাকা জমা দেওয়া বা তোলা যায় না। কেউ আপনার নম্বর দখল করলে এটি আপনাকে রক্ষা করে।</p>`,
    },
  },
  {
    id: 'app',
    section: 'start',
    title: { en: 'On your phone', bn: 'আপনার ফোনে' },
    content: {
      en: `<p>This site becomes an app without a store:</p>
<ul>
<li><b>Android:</b> open it in Chrome, then menu, then “Add to Home screen”.</li>
<li><b>iPhone and iPad:</b> open it in Safari, then Share, then “Add to Home Screen”.</li>
</ul>
<p>“On your phone” in the menu shows a picture to scan. It takes you along logged in; it works once and for one minute, and you confirm it on this screen.</p>`,
      bn: `<p>কোনো স্টোর ছাড়াই এই সাইট অ্যাপ হয়ে যায়:</p>
<ul>
<li><b>অ্যান্ড্রয়েড:</b> ক্রোমে সাইটটি খুলুন, মেনুতে গিয়ে “হোম স্ক্রিনে যোগ করুন” চাপুন।</li>
<li><b>আইফোন ও আইপ্যাড:</b> সাফারিতে সাইটটি খুলুন, শেয়ার চাপুন, তারপর “হোম স্ক্রিনে যোগ করুন”।</li>
</ul>
<p>মেনুর “আপনার ফোনে” চাপলে স্ক্যান করার একটি ছবি দেখা যায়। সেটি দিয়ে লগইন করা অবস্থাতেই ফোনে যাওয়া যায়; ছবিটি একবার ও এক মিনিট কাজ করে, আর এই পর্দায় আপনাকেই সম্মতি দিতে হয়।</p>`,
    },
  },
  {
    id: 'deposit',
    section: 'money',
    title: { en: 'Paying in', bn: 'টাকা জমা' },
    content: {
      en: `<p>Here every amount is play money: a new account starts with ৳10,000, deposits are simulated, and no real money is ever charged.</p>
<ul>
<li>Each method shows its smallest and largest amount and its fee before you confirm.</li>
<li>A payment that is still on its way is shown as pending. It is booked once, even if the page is closed or pressed twice.</li>
<li>If less arrives than was announced, the amount that arrived is booked and you are told.</li>
<li>Your own deposit limit is checked first. See <a href="/help#limits">Limits and self-exclusion</a>.</li>
</ul>`,
      bn: `<p>এখানে প্রতিটি অঙ্কই খেলার টাকা: নতুন অ্যাকাউন্ট ৳১০,০০০ দিয়ে শুরু হয়, জমা দেওয়া শুধু দেখানোর জন্য, আসল টাকা কখনো কাটা হয় না।</p>
<ul>
<li>নিশ্চিত করার আগেই প্রতিটি উপায়ে সর্বনিম্ন ও সর্বোচ্চ অঙ্ক আর ফি দেখা যায়।</li>
<li>যে জমা এখনো পৌঁছায়নি, সেটি “অপেক্ষমাণ” দেখায়। পাতা বন্ধ হলে বা দুবার চাপলেও তা একবারই যোগ হয়।</li>
<li>ঘোষণার চেয়ে কম এলে যতটা এসেছে ততটাই যোগ হয়, আর আপনাকে জানানো হয়।</li>
<li>আগে আপনার নিজের জমার সীমা দেখা হয়। <a href="/help#limits">সীমা ও নিজেকে বিরত রাখা</a> দেখুন।</li>
</ul>`,
    },
  },
  {
    id: 'withdrawal',
    section: 'money',
    title: { en: 'Paying out', bn: 'টাকা তোলা' },
    content: {
      en: `<p>The amount is set aside when you ask, so it cannot be played by mistake, and you see each step: asked, checked, sent, received.</p>
<ol>
<li>Confirm with your payment password. The name on the bank account must be yours.</li>
<li>When it was sent, say whether you received it, received a part, or received nothing. A picture of your statement helps in the last two cases.</li>
<li>If you say nothing within the time shown, it counts as received.</li>
</ol>
<p>You may take a request back until it is approved. Play money cannot leave this site; the steps are here to be tried.</p>`,
      bn: `<p>আবেদন করলেই অঙ্কটি আলাদা রাখা হয়, যেন ভুল করে খেলে ফেলা না যায়। প্রতিটি ধাপ দেখতে পাবেন: আবেদন, যাচাই, পাঠানো, প্রাপ্তি।</p>
<ol>
<li>পেমেন্ট পাসওয়ার্ড দিয়ে নিশ্চিত করুন। ব্যাংক অ্যাকাউন্টের নাম আপনার নামেই হতে হবে।</li>
<li>পাঠানো হলে জানান: পুরোটা পেয়েছেন, কিছুটা পেয়েছেন, না কিছুই পাননি। শেষ দুই ক্ষেত্রে ব্যাংকের হিসাবের ছবি দিলে সুবিধা হয়।</li>
<li>দেখানো সময়ের মধ্যে কিছু না জানালে ধরা হবে আপনি পেয়েছেন।</li>
</ol>
<p>অনুমোদনের আগ পর্যন্ত আবেদন ফিরিয়ে নিতে পারেন। খেলার টাকা এই সাইটের বাইরে যায় না; ধাপগুলো শুধু দেখে নেওয়ার জন্য।</p>`,
    },
  },
  {
    id: 'balance',
    section: 'money',
    title: { en: 'Your balance and its entries', bn: 'আপনার ব্যালেন্স ও তার হিসাব' },
    content: {
      en: `<p>The balance in the header is exactly what is booked for you, to the last poisha. Every change has an entry that says when, why and how much, and entries are never rewritten: a mistake is put right by a second entry that you can see.</p>
<p>The eye beside the balance hides it. All your devices show the same balance.</p>`,
      bn: `<p>উপরে যে অঙ্ক দেখেন, খাতায় ঠিক সেটাই আছে, শেষ পয়সা পর্যন্ত। প্রতিটি বদলের জন্য একটি হিসাব থাকে: কখন, কেন, কত। পুরোনো হিসাব কখনো বদলানো হয় না; ভুল হলে নতুন একটি হিসাব দিয়ে ঠিক করা হয়, আর আপনি তা দেখতে পান।</p>
<p>ব্যালেন্সের পাশের চোখ চাপলে অঙ্ক লুকানো যায়। আপনার সব ডিভাইসে একই ব্যালেন্স দেখা যায়।</p>`,
    },
  },
];
