import { HAND_OVER_CODE_PARAM, SOCIAL_RETURN_PATH } from '@maidan/contract/constants.ts';
import { KEEP_AGAIN } from '#lib/loading/worker-words.ts';

export const OFFLINE_PATH = '/offline';

/**
 * The site's service worker: keeps the frame for a time without a network, and nothing else. Pages always come from
 * the network first, so nobody is held on an old version; built files never change under their name; calls, pictures
 * and everything that belongs to a person pass by untouched. Addresses that carry a secret are left to the browser
 * alone, because to send them on would write them down once more.
 */
export function workerScript({ version, files }: { version: string; files: readonly string[] }): string {
  return `'use strict';
const SHELL='maidan-shell-${version}',FILES='maidan-files-${version}',OFFLINE='${OFFLINE_PATH}';
const KEPT=${JSON.stringify(files)};
async function keepPage(){
  const answer=await fetch(OFFLINE,{credentials:'same-origin',cache:'no-cache'});
  if(!answer.ok||answer.redirected)throw new Error('the offline page did not come');
  await (await caches.open(SHELL)).put(OFFLINE,answer);
}
async function install(){
  await (await caches.open(SHELL)).addAll(KEPT);
  await keepPage();
  await self.skipWaiting();
}
async function activate(){
  const names=await caches.keys();
  await Promise.all(names.filter((name)=>name.startsWith('maidan-')&&name!==SHELL&&name!==FILES).map((name)=>caches.delete(name)));
  if(self.registration.navigationPreload)await self.registration.navigationPreload.enable();
  await self.clients.claim();
}
async function page(event,url){
  try{
    return (await event.preloadResponse)||(await fetch(event.request));
  }catch(lost){
    const kept=await (await caches.open(SHELL)).match(OFFLINE,{ignoreVary:true});
    if(!kept)throw lost;
    if(url.pathname===OFFLINE)return kept;
    return Response.redirect(OFFLINE+'?from='+encodeURIComponent(url.pathname+url.search));
  }
}
async function file(event){
  const kept=await caches.match(event.request,{ignoreVary:true});
  if(kept)return kept;
  const answer=await fetch(event.request);
  if(answer.ok){
    const copy=answer.clone();
    event.waitUntil(caches.open(FILES).then((cache)=>cache.put(event.request,copy)));
  }
  return answer;
}
function isSecret(url){
  return url.searchParams.has('${HAND_OVER_CODE_PARAM}')||url.pathname==='${SOCIAL_RETURN_PATH}'||url.pathname==='/reset';
}
function told(event){
  let notice;
  try{notice=event.data.json()}catch{return}
  const {title,body,path,lang,tag}=notice;
  if(typeof title!=='string'||typeof path!=='string'||!/^[/][A-Za-z0-9][A-Za-z0-9/]*$/.test(path))return;
  event.waitUntil(self.registration.showNotification(title,{body,lang,tag,icon:'/icon-192.png',data:{path}}));
}
async function lead(path){
  const pages=await self.clients.matchAll({type:'window'});
  const open=pages[0];
  if(!open)return self.clients.openWindow(path);
  await open.focus();
  return open.navigate(path);
}
self.addEventListener('push',told);
self.addEventListener('notificationclick',(event)=>{
  event.notification.close();
  event.waitUntil(lead(event.notification.data.path));
});
self.addEventListener('install',(event)=>event.waitUntil(install()));
self.addEventListener('activate',(event)=>event.waitUntil(activate()));
self.addEventListener('message',(event)=>{if(event.data==='${KEEP_AGAIN}')event.waitUntil(keepPage())});
self.addEventListener('fetch',(event)=>{
  const {request}=event,url=new URL(request.url);
  if(request.method!=='GET'||url.origin!==self.location.origin)return;
  if(request.mode==='navigate'){if(!isSecret(url))event.respondWith(page(event,url))}
  else if(url.pathname.startsWith('/assets/'))event.respondWith(file(event));
});
`;
}
