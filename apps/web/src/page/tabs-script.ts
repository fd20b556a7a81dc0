import { TABS_CHANNEL, TOKEN_KEY } from '#lib/session/session-token.ts';

/** A tab of this browser answers within a few milliseconds; whoever is alone waits no longer than this. */
const ANSWER_WITHIN_MS = 400;

/**
 * LOG-06: a new tab asks the other tabs of this origin for the half of the session they hold, before anything is drawn, so
 * that neither the header nor a page behind login shows a stranger first. It answers and follows them too, until
 * `followTabs` of `lib/session/session-token.ts` takes over: a page may stand for seconds before its script starts.
 */
export const TABS_SCRIPT = `try{(function(w,s,d,k,c,id){
function mark(){d.toggleAttribute('data-session',s.getItem(k)!==null)}
mark();
c=w.maidanTabs=new BroadcastChannel('${TABS_CHANNEL}');
w.maidanAsked={id:id,over:new Promise(function(over){
c.onmessage=function(e){
var m=e.data,t=s.getItem(k);
if(m.ask)t&&c.postMessage({answer:m.ask,token:t});
else if(m.left)m.left===t&&s.removeItem(k);
else if(m.answer?m.answer===id&&!t:m.token)s.setItem(k,m.token);
mark();
m.answer===id&&over()
};
if(s.getItem(k))over();
else{c.postMessage({ask:id});setTimeout(over,${ANSWER_WITHIN_MS})}
})}
})(window,sessionStorage,document.documentElement,'${TOKEN_KEY}',0,crypto.getRandomValues(new Uint32Array(1))[0]+1)}catch{}`.replaceAll(
  '\n',
  '',
);
