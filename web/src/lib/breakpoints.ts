/** Windows narrower than this are a phone's; style sheets know it as `$phone-max`. */
export const MOBILE_BREAKPOINT = 768;
/** Windows narrower than this, and not a phone's, are a tablet's: `$tablet-max`. */
export const TABLET_BREAKPOINT = 1024;
