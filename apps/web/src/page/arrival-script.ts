import { HAND_OVER_CODE_PARAM, LANGUAGE_PARAM, SOCIAL_RETURN_PATH } from '@maidan/contract/constants.ts';
import { LANGUAGE_COOKIE } from '#lib/preferences.ts';

/**
 * T1: the first script of every page. Whatever gives entry leaves the address and the history before a picture is
 * asked for or another script runs, and stays in memory alone; `lib/arrival.ts` hands it on. The language is the one
 * the server has drawn the page in, so nothing of the address is written anywhere.
 */
export const ARRIVAL_SCRIPT = `try{(function(u,q,w){q=u.searchParams;w=u.href;if(u.pathname==='${SOCIAL_RETURN_PATH}'){window.maidanReturn=u.search;u.search=''}else{if(q.has('${HAND_OVER_CODE_PARAM}')){window.maidanCode=q.get('${HAND_OVER_CODE_PARAM}');q.delete('${HAND_OVER_CODE_PARAM}')}if(q.has('${LANGUAGE_PARAM}')){q.delete('${LANGUAGE_PARAM}');document.cookie='${LANGUAGE_COOKIE}='+document.documentElement.lang+';path=/;max-age=31536000;samesite=lax'}}u.href!==w&&history.replaceState(null,'',u)})(new URL(location))}catch{}`;
