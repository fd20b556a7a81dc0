import { CHUNK_LOAD_TIMEOUT_MS } from '@maidan/contract/constants.ts';
import type { Language } from '@maidan/contract/constants.ts';
import bengali from '#locales/bn/errors.json';
import english from '#locales/en/errors.json';

const LOOK =
  'bg-action text-on-action fixed inset-x-4 bottom-24 z-50 mx-auto max-w-md cursor-pointer rounded-lg px-4 py-3 text-sm font-semibold';

/**
 * ERR-04: when the page's own script does not arrive, or not within its time, nothing else could say so. One press loads
 * the page anew.
 */
export function lostScript(language: Language): string {
  const texts = language === 'bn' ? bengali : english;
  const said = { text: `${texts['load-text']} ${texts['reload']}`, slow: texts['load-slow'] };
  return `(function(){
function tell(text){
if(document.documentElement.dataset.awake!==undefined||document.querySelector('[data-lost]'))return;
var button=document.createElement('button');
button.dataset.lost='';
button.className='${LOOK}';
button.textContent=text;
button.onclick=function(){location.reload()};
document.body.append(button)
}
addEventListener('error',function(event){if(event.target instanceof HTMLScriptElement)tell(${JSON.stringify(said.text)})},true);
setTimeout(function(){tell(${JSON.stringify(said.slow)})},${CHUNK_LOAD_TIMEOUT_MS})
})()`.replaceAll('\n', '');
}
