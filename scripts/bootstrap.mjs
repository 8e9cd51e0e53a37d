// An old Node must get as far as the message below: nothing is imported before the check, and no
// syntax here is newer than the dynamic import.
const MINIMUM = [20, 19];
const found = process.versions.node.split('.').map(Number);
const isOld = found[0] < MINIMUM[0] || (found[0] === MINIMUM[0] && found[1] < MINIMUM[1]);

if (isOld) {
  console.error(
    'Sibila necesita Node ' +
      MINIMUM.join('.') +
      ' o posterior y este es el ' +
      process.versions.node +
      '. Descárgalo de https://nodejs.org',
  );
  process.exitCode = 1;
} else {
  void import('./bootstrap-steps.mjs').then((steps) => steps.main(process.argv.slice(2)));
}
