/**
 * Remembers the last press on a button before the page can hear it; runs from the HTML, ahead of
 * every other script, and takes itself out of it before React compares. What is pressed elsewhere
 * is forgotten: links work by themselves. Under 400 bytes, as each page carries it.
 */
export const FIRST_PRESS =
  "(d=>{let b,f=e=>{b=e.target.closest('button')};d.addEventListener('click',f,!0);" +
  "self.sibilaPress=()=>{d.removeEventListener('click',f,!0);b&&b.isConnected&&b.click();b=0};" +
  'd.currentScript.remove()})(document)';

declare global {
  /** Hands on what was pressed before the page could hear it. */
  var sibilaPress: (() => void) | undefined;
}
