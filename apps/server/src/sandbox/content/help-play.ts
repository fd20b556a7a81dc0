import type { HelpSeed } from './help-seed.ts';

/** How games work here, and how to stay well. */
export const PLAY_ARTICLES: readonly HelpSeed[] = [
  {
    id: 'play',
    section: 'play',
    title: { en: 'Rules of play', bn: 'খেলার নিয়ম' },
    content: {
      en: `<p>Every game that is open shows its rules, its return to player and its highest win before the first bet.</p>
<ul>
<li>A bet counts when the game has confirmed it. A double press bets once.</li>
<li>Stakes have a smallest and a largest amount; your own limits come on top.</li>
<li>A result that is shown is final, unless the game itself was at fault. Then stakes go back.</li>
<li>Titles marked <b>opens soon</b> or <b>maintenance</b> cannot be started; open bets in them are safe.</li>
</ul>`,
      bn: `<p>প্রতিটি চালু গেমে প্রথম বাজির আগেই নিয়ম, খেলোয়াড়ের ফেরতের হার ও সর্বোচ্চ জয় দেখা যায়।</p>
<ul>
<li>গেম নিশ্চিত করলে তবেই বাজি ধরা হয়। দুবার চাপলেও বাজি একবারই হয়।</li>
<li>বাজির একটি সর্বনিম্ন ও একটি সর্বোচ্চ অঙ্ক আছে; আপনার নিজের সীমাও তার সঙ্গে মানা হয়।</li>
<li>যে ফল দেখানো হয়েছে, সেটিই চূড়ান্ত। শুধু গেমের নিজের ভুল হলে বাজির টাকা ফেরত যায়।</li>
<li><b>শিগগিরই আসছে</b> বা <b>রক্ষণাবেক্ষণ</b> লেখা গেম শুরু করা যায় না; সেখানে চলমান বাজি নিরাপদ থাকে।</li>
</ul>`,
    },
  },
  {
    id: 'fairness',
    section: 'play',
    title: { en: 'How fairness can be checked', bn: 'ন্যায্যতা কীভাবে যাচাই করবেন' },
    content: {
      en: `<p>In our own games a secret of the house, your own seed and a counter decide each round. The fingerprint of the secret is shown before you bet, so the secret cannot be changed afterwards.</p>
<ol>
<li>Open <b>Fairness</b> in the game and press <b>Change seeds and check</b>.</li>
<li>The old secret is shown. Your browser compares it with its fingerprint and computes your rounds again.</li>
<li>Later you find both in the receipt of a round in <a href="/member/personalHistoryCopy">your betting record</a>.</li>
</ol>
<p>The return to player is the same for everybody.</p>`,
      bn: `<p>আমাদের নিজস্ব গেমে প্রতিটি রাউন্ডের ফল ঠিক হয় হাউসের একটি গোপন সংখ্যা, আপনার নিজের সিড আর একটি ক্রমিক থেকে। বাজির আগেই গোপন সংখ্যার ছাপ দেখানো হয়, তাই পরে তা বদলানো যায় না।</p>
<ol>
<li>গেমে <b>স্বচ্ছতা</b> খুলে <b>সিড বদলে যাচাই করুন</b> চাপুন।</li>
<li>তখন আগের গোপন সংখ্যাটি দেখানো হয়। আপনার ব্রাউজার সেটি ছাপের সঙ্গে মিলিয়ে দেখে আর আপনার রাউন্ডগুলো আবার হিসাব করে।</li>
<li>পরে <a href="/member/personalHistoryCopy">আপনার বাজির রেকর্ডে</a> রাউন্ডের রসিদেও দুটি পাবেন।</li>
</ol>
<p>ফেরতের হার সবার জন্য একই।</p>`,
    },
  },
  {
    id: 'interrupted',
    section: 'play',
    title: { en: 'If a game breaks off', bn: 'খেলা মাঝপথে থেমে গেলে' },
    content: {
      en: `<p>Nothing is lost when the connection, the page or the phone fails in the middle of a round.</p>
<ul>
<li>The result was decided when you bet. Open the game again and the round goes on, or shows how it ended.</li>
<li>A win is booked even if you have left.</li>
<li>A round that cannot be finished is taken back and the stake returned. Your record marks it as void.</li>
</ul>`,
      bn: `<p>রাউন্ডের মাঝখানে সংযোগ, পাতা বা ফোন বন্ধ হয়ে গেলেও কিছু হারায় না।</p>
<ul>
<li>বাজি ধরার সময়েই ফল ঠিক হয়ে গেছে। গেমটি আবার খুলুন: রাউন্ড চলতে থাকবে, অথবা কীভাবে শেষ হয়েছে তা দেখাবে।</li>
<li>আপনি চলে গেলেও জয়ের টাকা যোগ হয়।</li>
<li>যে রাউন্ড শেষ করা যায় না, সেটি বাতিল হয় ও বাজির টাকা ফেরত আসে। আপনার হিসাবে সেটি “বাতিল” লেখা থাকে।</li>
</ul>`,
    },
  },
  {
    id: 'winners',
    section: 'play',
    title: { en: 'The winners board', bn: 'বিজয়ীদের তালিকা' },
    content: {
      en: `<p>The board on the home page shows the highest wins of the last seven days, each person once. They are real rounds of this site. Names are hidden except for a letter or two, for everybody, always.</p>
<p>A high win is rare; that is why it stands there. In the long run every game keeps a share of the stakes; its return to player says how much.</p>`,
      bn: `<p>মূল পাতার তালিকায় গত সাত দিনের সবচেয়ে বড় জয়গুলো দেখা যায়, প্রত্যেকের একটি করে। এগুলো এই সাইটেরই আসল রাউন্ড। সবার নামই সবসময় ঢাকা থাকে, শুধু এক-দুটি অক্ষর দেখা যায়।</p>
<p>বড় জয় বিরল; সে জন্যই তা তালিকায় ওঠে। দীর্ঘ মেয়াদে প্রতিটি গেম বাজির একটি অংশ রেখে দেয়; কতটা, তা ফেরতের হারে বোঝা যায়।</p>`,
    },
  },
  {
    id: 'limits',
    section: 'safety',
    title: { en: 'Limits and self-exclusion', bn: 'সীমা ও নিজেকে বিরত রাখা' },
    content: {
      en: `<p>Decide while you are calm, not while you play.</p>
<ul>
<li><b>Limits</b> for deposits, losses, stakes, a single bet and time. A lower limit holds at once. A higher one can be confirmed after 24 hours; until then the old one holds.</li>
<li><b>A break</b> closes games and deposits for one day up to 30 days. You can still withdraw your money.</li>
<li><b>Self-exclusion</b> closes them for 6 months, a year or for good.</li>
<li>Neither can be shortened, not by us either.</li>
</ul>
<p>Bets that are open are settled as usual, and wins are always paid. Set both under <a href="/member/limits">Limits and breaks</a>.</p>`,
      bn: `<p>খেলার সময় নয়, শান্ত মাথায় ঠিক করুন।</p>
<ul>
<li>জমা, লোকসান, মোট বাজি, একবারের বাজি ও সময়ের <b>সীমা</b>। সীমা কমালে সঙ্গে সঙ্গে কার্যকর হয়। বাড়াতে চাইলে ২৪ ঘণ্টা পরে নিশ্চিত করতে হয়; তত দিন আগের সীমাই থাকে।</li>
<li><b>বিরতি</b> এক দিন থেকে ৩০ দিন পর্যন্ত খেলা ও জমা বন্ধ রাখে। এর মধ্যেও টাকা তুলতে পারবেন।</li>
<li><b>নিজেকে বিরত রাখা</b> ৬ মাস, এক বছর বা চিরদিনের জন্য খেলা ও জমা বন্ধ রাখে।</li>
<li>কোনোটিরই সময় কমানো যায় না, আমরাও পারি না।</li>
</ul>
<p>চলমান বাজি যথারীতি নিষ্পত্তি হয়, জয়ের টাকা সবসময় দেওয়া হয়। দুটিই <a href="/member/limits">সীমা ও বিরতি</a> পাতায় ঠিক করুন।</p>`,
    },
  },
  {
    id: 'care',
    section: 'safety',
    title: { en: 'Playing with care', bn: 'সাবধানে খেলা' },
    content: {
      en: `<p>Play for fun, take breaks, and stop when it is no longer fun. The clock of a game shows how long you have been there.</p>
<p>These are good moments to stop: you play to win back a loss; you hide how much you play; you play with money meant for something else; you cannot think of anything else.</p>
<p>Not for anybody under 18. If children use your device, log out when you leave it. If playing stops being a pleasure, talk to somebody you trust, and <a href="/member/limits">take a break</a>, for a day or for good. <a href="/responsible">More help</a></p>`,
      bn: `<p>আনন্দের জন্য খেলুন, মাঝে মাঝে বিরতি নিন, আর আনন্দ না পেলে থামুন। কতক্ষণ ধরে খেলছেন, গেমের ঘড়িতে তা দেখা যায়।</p>
<p>থামার সময় হয়েছে, যদি হারানো টাকা ফেরত পেতে খেলেন; কতটা খেলেন তা লুকিয়ে রাখেন; অন্য কাজের টাকা দিয়ে খেলেন; বা খেলা ছাড়া আর কিছু ভাবতে না পারেন।</p>
<p>১৮ বছরের কম বয়সীদের জন্য নয়। আপনার ডিভাইস শিশুরা ব্যবহার করলে উঠে যাওয়ার আগে লগআউট করুন। খেলা আর আনন্দের না হলে বিশ্বাস করেন এমন কাউকে বলুন, আর <a href="/member/limits">বিরতি নিন</a>: এক দিনের জন্য, বা চিরদিনের জন্য। <a href="/responsible">আরও সাহায্য</a></p>`,
    },
  },
  {
    id: 'security',
    section: 'safety',
    title: { en: 'Keeping your account safe', bn: 'অ্যাকাউন্ট নিরাপদ রাখা' },
    content: {
      en: `<ul>
<li>Use a password you use nowhere else. A long one is better than a complicated one.</li>
<li>Set up an authenticator app in the <a href="/member/securityCenter?set=totp">security center</a>: new devices are then asked for its code. Keep the recovery codes in a safe place.</li>
<li>A passkey lets you log in with your fingerprint, face or screen lock.</li>
<li>Look at the list of devices now and then, and end what you do not know.</li>
<li>Set a <a href="/member/securityCenter?set=payment">payment password</a>: nobody can withdraw without it.</li>
<li>We never ask for passwords or codes, not by message and not by phone.</li>
</ul>`,
      bn: `<ul>
<li>এমন পাসওয়ার্ড দিন, যা অন্য কোথাও ব্যবহার করেন না। জটিল পাসওয়ার্ডের চেয়ে লম্বা পাসওয়ার্ড ভালো।</li>
<li><a href="/member/securityCenter?set=totp">নিরাপত্তা কেন্দ্রে</a> অথেন্টিকেটর অ্যাপ চালু করুন: নতুন ডিভাইসে তখন এর কোড চাওয়া হবে। রিকভারি কোডগুলো নিরাপদ জায়গায় রাখুন।</li>
<li>পাসকি দিয়ে আঙুলের ছাপ, মুখ বা স্ক্রিন লকে লগইন করা যায়।</li>
<li>মাঝে মাঝে ডিভাইসের তালিকা দেখুন; অচেনা কিছু থাকলে বন্ধ করুন।</li>
<li>একটি <a href="/member/securityCenter?set=payment">পেমেন্ট পাসওয়ার্ড</a> দিন: এটি ছাড়া কেউ টাকা তুলতে পারে না।</li>
<li>আমরা কখনো পাসওয়ার্ড বা কোড চাই না, বার্তায়ও নয়, ফোনেও নয়।</li>
</ul>`,
    },
  },
];
