/** What a program needs of this machine's environment; nothing of the test runner's own. */
export function bareEnvironment(): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of ['PATH', 'HOME', 'TMPDIR', 'SYSTEMROOT', 'LANG']) {
    // oxlint-disable-next-line node/no-process-env -- the one place where tests read it
    const value = process.env[name];
    if (value !== undefined) kept[name] = value;
  }
  return kept;
}

/** Whether this is a continuous integration run, where nothing may be skipped. */
export function isContinuousIntegration(): boolean {
  // oxlint-disable-next-line node/no-process-env -- the one place where tests read it
  return process.env['CI'] === 'true';
}
