import type { PageAssets } from './assets.ts';

/** A phone that is still fetching pictures after this long gets its script beside them. */
const LATEST_MS = 3000;

/**
 * The page is whole without its script, so the pictures of the first view come first: the script is fetched when they
 * have been shown, or at once when somebody touches the page. A button pressed before everything is taken over is kept from
 * React, which might lose it, and pressed again by `lib/page/early-press.ts`: no press is lost, and none counts twice.
 * Pictures beside the first view wait until the page is whole, is touched, or takes too long.
 */
export function startScript({ entry }: Pick<PageAssets, 'entry'>, preloads: readonly string[]): string {
  return `(function(){
var started=false;
function add(name,from){document.head.append(Object.assign(document.createElement(name),from))}
var page=document.documentElement;
function trusted(){var file=${JSON.stringify(entry)};return window.trustedTypes?trustedTypes.createPolicy('maidan-start',{createScriptURL:function(){return file}}).createScriptURL(''):file}
function show(){page.removeAttribute('data-waiting')}
function start(){
if(started)return;
started=true;
setTimeout(show,${LATEST_MS});
${JSON.stringify(preloads)}.forEach(function(file){add('link',{rel:'modulepreload',href:file})});
add('script',{type:'module',src:trusted()})
}
function shown(){requestAnimationFrame(function(){new PerformanceObserver(function(list,self){self.disconnect();setTimeout(start)}).observe({type:'paint',buffered:true})})}
addEventListener('load',function(){requestAnimationFrame(shown)});
setTimeout(start,${LATEST_MS});
['pointerdown','keydown'].forEach(function(kind){addEventListener(kind,function(){show();start()},{once:true,capture:true})});
addEventListener('click',function(event){
var button=event.target instanceof Element&&event.target.closest('button');
if(!button||button.type!=='button'||page.dataset.whole!==undefined)return;
event.stopPropagation();
window.maidanPressed=button
},true)
})()`.replaceAll('\n', '');
}
