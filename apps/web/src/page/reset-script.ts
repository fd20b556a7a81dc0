/**
 * PWD-02: the code of a mailed link leaves the address and the history before a picture is asked for or another script
 * runs. `features/session/password/reset-code.ts` hands it on.
 */
export const RESET_SCRIPT =
  "try{if(location.hash){window.maidanReset=location.hash.replace(/^#(?:code=)?/,'');history.replaceState(null,'',location.pathname)}}catch{}";
