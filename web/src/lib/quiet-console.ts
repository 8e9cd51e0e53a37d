/** What programs say to the people who make them. */
const CHATTER = ['log', 'info', 'debug', 'warn'] as const;

/**
 * Turns a console's logging off, as in production builds. Errors are no chatter: they stay, for
 * whoever looks into a failure and for the journeys, which fail on any of them.
 */
export function silenceConsole(target: Pick<Console, (typeof CHATTER)[number]>): void {
  for (const method of CHATTER) target[method] = () => undefined;
}
