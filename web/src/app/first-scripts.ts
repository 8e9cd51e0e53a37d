/**
 * Fetches the page's scripts as soon as it has been painted: earlier they would only keep its
 * styles, fonts and pictures waiting. Where a browser doesn't tell of paints, at once; where nobody
 * sees the page, and so nothing is painted, after three seconds.
 */
const START =
  '((d,p,e)=>{let s=d.currentScript,' +
  'a=(t,x)=>d.head.append(Object.assign(d.createElement(t),x)),' +
  'f=()=>{if(!e)return;' +
  "p.forEach(href=>a('link',{rel:'modulepreload',href,fetchPriority:'low'}));" +
  "a('script',{type:'module',src:e});e=0},P=self.PerformanceObserver;s.remove();" +
  "P&&P.supportedEntryTypes&&P.supportedEntryTypes.includes('paint')" +
  "?new P(f).observe({type:'paint',buffered:true}):f();setTimeout(f,3e3)})";

/** What the HTML runs to start its page: `files` are all that `entry` and the page's route import. */
export const firstScripts = (files: readonly string[], entry: string): string =>
  `${START}(document,${JSON.stringify(files)},${JSON.stringify(entry)})`;
