/**
 * Remembers the last press on a button before the page can hear it; runs from the HTML, ahead of
 * every other script, and takes itself out of it before React compares. What is pressed elsewhere
 * is forgotten: links work by themselves. Under 400 bytes, as each page carries it.
 */
export const FIRST_PRESS =
  "(d=>{let b,f=e=>{b=e.target.closest('button')};d.addEventListener('click',f,!0);" +
  "self.sibilaPress=()=>{d.removeEventListener('click',f,!0);let p=b;b=0;" +
  'return()=>{p&&p.isConnected&&p.click()}};' +
  'd.currentScript.remove()})(document)';

declare global {
  /** Stops listening, as React does from here on; gives what hands on the press once it is awake. */
  var sibilaPress: (() => () => void) | undefined;
}
