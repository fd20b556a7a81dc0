import type { PageAssets } from './assets.ts';

/** A phone that is still fetching pictures after this long gets its script beside them. */
const LATEST_MS = 3000;

/** A finger that rests on a button does not stand quite still. */
const SAME_PLACE_PX = 10;

/**
 * The page is whole without its script, so the pictures of the first view come first: the script is fetched when they
 * have been shown, or at once when somebody touches the page. A button pressed before everything is taken over is kept from
 * React, which might lose it, and pressed again by `lib/page/early-press.ts`: no press is lost, and none counts twice.
 * A button that moves from under a resting finger while the page is taken over counts as pressed: the browser reports such a
 * press for whatever holds the button.
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
function whole(){return page.dataset.whole!==undefined}
function buttonOf(event){var button=event.target instanceof Element&&event.target.closest('button');return button&&button.type==='button'&&button}
var touched;
addEventListener('pointerdown',function(event){touched=!whole()&&{button:buttonOf(event),x:event.clientX,y:event.clientY}},true);
function slippedAway(event){return touched&&touched.button&&event.target!==touched.button&&event.target.contains(touched.button)&&Math.hypot(event.clientX-touched.x,event.clientY-touched.y)<${SAME_PLACE_PX}}
addEventListener('click',function(event){
var slipped=slippedAway(event),button=slipped?touched.button:buttonOf(event);
if(slipped)touched=false;
if(!button||(whole()&&!slipped))return;
event.stopPropagation();
if(whole())button.click();
else window.maidanPressed=button
},true)
})()`.replaceAll('\n', '');
}
