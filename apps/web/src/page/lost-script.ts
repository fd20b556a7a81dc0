import { CHUNK_LOAD_TIMEOUT_MS } from '@maidan/contract/constants.ts';
import type { Messages } from '#lib/texts/i18n.tsx';

const LOOK =
  'bg-raised text-text shadow-lift fixed inset-x-4 bottom-24 z-50 mx-auto flex max-w-md flex-wrap items-center gap-x-4 gap-y-2 rounded-xl px-4 py-3 text-sm';
const BUTTON_LOOK = 'bg-action text-on-action ml-auto h-11 cursor-pointer rounded-lg px-4 font-semibold';

/**
 * ERR-04: when the page's own script does not arrive, or not within its time, nothing else could say so. One press loads
 * the page anew.
 */
export function lostScript(texts: Messages['errors']): string {
  const said = { text: texts['load-text'], slow: texts['load-slow'], reload: texts['reload'] };
  return `(function(){
function tell(text){
if(document.documentElement.dataset.awake!==undefined||document.querySelector('[data-lost]'))return;
var note=document.createElement('div');
note.dataset.lost='';
note.setAttribute('role','alert');
note.className='${LOOK}';
var words=document.createElement('p');
words.className='min-w-0 flex-1 basis-52';
words.textContent=text;
var button=document.createElement('button');
button.className='${BUTTON_LOOK}';
button.textContent=${JSON.stringify(said.reload)};
button.onclick=function(){location.reload()};
note.append(words,button);
document.body.append(note)
}
addEventListener('error',function(event){if(event.target instanceof HTMLScriptElement)tell(${JSON.stringify(said.text)})},true);
setTimeout(function(){tell(${JSON.stringify(said.slow)})},${CHUNK_LOAD_TIMEOUT_MS})
})()`.replaceAll('\n', '');
}
