import { HAND_OVER_CODE_PARAM, LANGUAGE_PARAM, SOCIAL_RETURN_PATH } from '@maidan/contract/constants.ts';
import { LANGUAGE_COOKIE } from '#lib/storage/preferences.ts';

/**
 * T1: the first script of every page. Whatever gives entry leaves the address and the history before a picture is asked
 * for or another script runs. The browser would still tell every script the address the page was loaded from
 * (`performance`), so the page is loaded once more from the clean one; on the way the secret is in the window's name,
 * which is memory and no storage, and from there it goes to `lib/session/arrival.ts` or `lib/session/social-answer.ts`, once. The language is
 * the one the server has drawn the page in: nothing of the address is written anywhere.
 */
export const ARRIVAL_SCRIPT = `try{(function(u,w,n,q){q=u.searchParams;if(n[0]==='maidan'){name='';n[1]==='code'?window.maidanCode=n[2]:window.maidanReturn=n[2]}if(u.pathname==='${SOCIAL_RETURN_PATH}'){if(u.search){w=['return',u.search];u.search=''}}else{if(q.has('${HAND_OVER_CODE_PARAM}')){w=['code',q.get('${HAND_OVER_CODE_PARAM}')];q.delete('${HAND_OVER_CODE_PARAM}')}if(q.has('${LANGUAGE_PARAM}')){q.delete('${LANGUAGE_PARAM}');document.cookie='${LANGUAGE_COOKIE}='+document.documentElement.lang+';path=/;max-age=31536000;samesite=lax'}}if(u.href!==location.href)history.replaceState(null,'',u);if(w){name='maidan '+w.join(' ');location.reload()}})(new URL(location),0,name.split(' '))}catch{}`;
