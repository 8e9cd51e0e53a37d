import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import type { z } from 'zod';
import {
  changePasswordInput,
  forgotPasswordInput,
  loginInput,
  messageOutput,
  passwordChangedOutput,
  profileInput,
  registerInput,
  resendVerificationInput,
  resetPasswordInput,
  resetTokenInput,
  successOutput,
  user,
  validOutput,
  verifyEmailInput,
} from '@sibila/contracts/account';
import { CRISIS_MESSAGE, HELP_LINES } from '@sibila/content/help-lines';
import {
  calculateCompatibilityInput,
  compatibilityPage,
  type CompatibilityEvent,
} from '@sibila/contracts/compatibility';
import { horoscope, horoscopeInput, premiumHoroscope } from '@sibila/contracts/horoscope';
import { pageInput } from '@sibila/contracts/paging';
import { deleteAccountInput, openSession, sessionRef } from '@sibila/contracts/privacy';
import { quotaInput, quotaStatus } from '@sibila/contracts/quota';
import {
  crisisHelpInput,
  crisisHelpOutput,
  readingRef,
  type CrisisHelp,
} from '@sibila/contracts/reading';
import {
  interpretTarotInput,
  tarotReadingPage,
  type TarotReadingEvent,
} from '@sibila/contracts/tarot';
import { assessQuestion } from '@sibila/domain/safety/question';
import { billingOf, type BillingAnswers } from './billing-answers.ts';
import { chartsOf, placesOf, type ChartAnswers } from './chart-answers.ts';
import { contactOf, type ContactAnswers } from './contact-answers.ts';
import { palmOf, type PalmAnswers } from './palm-answers.ts';
import { runesOf, type RuneAnswers } from './rune-answers.ts';
import { procedure, t, unforeseen } from './test-api.ts';

export { Refusal } from './test-api.ts';

const openSessions = openSession.array();

type Answer<T extends z.ZodType> = z.input<T> | Promise<z.input<T>>;

/** What the API answers in a test: each procedure typed by its contracts. */
export interface Answers
  extends BillingAnswers, ChartAnswers, ContactAnswers, PalmAnswers, RuneAnswers {
  user: () => Answer<z.ZodNullable<typeof user>>;
  crisisHelp: (question: string | null) => CrisisHelp | null | Promise<CrisisHelp | null>;
  register: (input: z.output<typeof registerInput>) => Answer<typeof messageOutput>;
  login: (input: z.output<typeof loginInput>) => Answer<typeof user>;
  logout: () => Answer<typeof successOutput>;
  verifyEmail: (input: z.output<typeof verifyEmailInput>) => Answer<typeof successOutput>;
  resendVerification: (
    input: z.output<typeof resendVerificationInput>,
  ) => Answer<typeof messageOutput>;
  forgotPassword: (input: z.output<typeof forgotPasswordInput>) => Answer<typeof messageOutput>;
  checkResetToken: (input: z.output<typeof resetTokenInput>) => Answer<typeof validOutput>;
  resetPassword: (input: z.output<typeof resetPasswordInput>) => Answer<typeof successOutput>;
  updateProfile: (input: z.output<typeof profileInput>) => Answer<typeof user>;
  changePassword: (
    input: z.output<typeof changePasswordInput>,
  ) => Answer<typeof passwordChangedOutput>;
  sessions: () => Answer<typeof openSessions>;
  endSession: (input: z.output<typeof sessionRef>) => Answer<typeof successOutput>;
  endOtherSessions: () => Answer<typeof successOutput>;
  deleteAccount: (input: z.output<typeof deleteAccountInput>) => Answer<typeof successOutput>;
  interpret: (input: z.output<typeof interpretTarotInput>) => AsyncIterable<TarotReadingEvent>;
  readings: (input: z.output<typeof pageInput>) => Answer<typeof tarotReadingPage>;
  remove: (input: z.output<typeof readingRef>) => Answer<typeof successOutput>;
  horoscope: (input: z.output<typeof horoscopeInput>) => Answer<typeof horoscope>;
  exclusivePart: (input: z.output<typeof horoscopeInput>) => Answer<typeof premiumHoroscope>;
  calculate: (
    input: z.output<typeof calculateCompatibilityInput>,
  ) => AsyncIterable<CompatibilityEvent>;
  compatibilities: (input: z.output<typeof pageInput>) => Answer<typeof compatibilityPage>;
  removeCompatibility: (input: z.output<typeof readingRef>) => Answer<typeof successOutput>;
  quota: (input: z.output<typeof quotaInput>) => Answer<typeof quotaStatus>;
}

const unexpected = (name: keyof Answers): never => unforeseen(name);

function routerOf(answers: Partial<Answers>) {
  return t.router({
    account: t.mergeRouters(accessOf(answers), accountOf(answers)),
    privacy: privacyOf(answers),
    billing: billingOf(answers),
    chart: chartsOf(answers),
    contact: contactOf(answers),
    places: placesOf(answers),
    reading: readingOf(answers),
    tarot: tarotOf(answers),
    palm: palmOf(answers),
    runes: runesOf(answers),
    compatibility: compatibilityOf(answers),
    horoscope: horoscopeOf(answers),
    quota: t.router({
      status: procedure
        .input(quotaInput)
        .output(quotaStatus)
        .query(({ input }) => (answers.quota ?? someQuota)(input)),
    }),
  });
}

function accessOf(answers: Partial<Answers>) {
  return t.router({
    user: procedure.output(user.nullable()).query(() => answers.user?.() ?? null),
    register: procedure
      .input(registerInput)
      .output(messageOutput)
      .mutation(({ input }) => (answers.register ?? (() => unexpected('register')))(input)),
    login: procedure
      .input(loginInput)
      .output(user)
      .mutation(({ input }) => (answers.login ?? (() => unexpected('login')))(input)),
    logout: procedure
      .output(successOutput)
      .mutation(() => (answers.logout ?? (() => unexpected('logout')))()),
    verifyEmail: procedure
      .input(verifyEmailInput)
      .output(successOutput)
      .mutation(({ input }) => (answers.verifyEmail ?? (() => unexpected('verifyEmail')))(input)),
    resendVerification: procedure
      .input(resendVerificationInput)
      .output(messageOutput)
      .mutation(({ input }) =>
        (answers.resendVerification ?? (() => unexpected('resendVerification')))(input),
      ),
  });
}

function accountOf(answers: Partial<Answers>) {
  return t.router({
    forgotPassword: procedure
      .input(forgotPasswordInput)
      .output(messageOutput)
      .mutation(({ input }) =>
        (answers.forgotPassword ?? (() => unexpected('forgotPassword')))(input),
      ),
    checkResetToken: procedure
      .input(resetTokenInput)
      .output(validOutput)
      .mutation(({ input }) =>
        (answers.checkResetToken ?? (() => unexpected('checkResetToken')))(input),
      ),
    resetPassword: procedure
      .input(resetPasswordInput)
      .output(successOutput)
      .mutation(({ input }) =>
        (answers.resetPassword ?? (() => unexpected('resetPassword')))(input),
      ),
    updateProfile: procedure
      .input(profileInput)
      .output(user)
      .mutation(({ input }) =>
        (answers.updateProfile ?? (() => unexpected('updateProfile')))(input),
      ),
    changePassword: procedure
      .input(changePasswordInput)
      .output(passwordChangedOutput)
      .mutation(({ input }) =>
        (answers.changePassword ?? (() => unexpected('changePassword')))(input),
      ),
  });
}

function privacyOf(answers: Partial<Answers>) {
  return t.router({
    sessions: procedure
      .output(openSessions)
      .query(() => (answers.sessions ?? (() => unexpected('sessions')))()),
    endSession: procedure
      .input(sessionRef)
      .output(successOutput)
      .mutation(({ input }) => (answers.endSession ?? (() => unexpected('endSession')))(input)),
    endOtherSessions: procedure
      .output(successOutput)
      .mutation(() => (answers.endOtherSessions ?? (() => unexpected('endOtherSessions')))()),
    deleteAccount: procedure
      .input(deleteAccountInput)
      .output(successOutput)
      .mutation(({ input }) =>
        (answers.deleteAccount ?? (() => unexpected('deleteAccount')))(input),
      ),
  });
}

function readingOf(answers: Partial<Answers>) {
  const help = answers.crisisHelp ?? helpByTables;
  return t.router({
    crisisHelp: t.procedure
      .input(crisisHelpInput)
      .output(crisisHelpOutput)
      .mutation(({ input }) => help(input.question)),
  });
}

/** As the server does, by the tables alone. */
function helpByTables(question: string | null): CrisisHelp | null {
  const { crisis } = assessQuestion(question ?? '');
  return crisis && { message: CRISIS_MESSAGE[crisis], lines: [...HELP_LINES[crisis]] };
}

function tarotOf(answers: Partial<Answers>) {
  return t.router({
    interpret: procedure.input(interpretTarotInput).mutation(async function* ({ input }) {
      yield* (answers.interpret ?? (() => unexpected('interpret')))(input);
    }),
    readings: procedure
      .input(pageInput)
      .output(tarotReadingPage)
      .query(({ input }) => (answers.readings ?? (() => unexpected('readings')))(input)),
    remove: procedure
      .input(readingRef)
      .output(successOutput)
      .mutation(({ input }) => (answers.remove ?? (() => unexpected('remove')))(input)),
  });
}

function horoscopeOf(answers: Partial<Answers>) {
  return t.router({
    day: procedure
      .input(horoscopeInput)
      .output(horoscope)
      .query(({ input }) => (answers.horoscope ?? (() => unexpected('horoscope')))(input)),
    premium: procedure
      .input(horoscopeInput)
      .output(premiumHoroscope)
      .query(({ input }) => (answers.exclusivePart ?? (() => unexpected('exclusivePart')))(input)),
  });
}

function compatibilityOf(answers: Partial<Answers>) {
  const { calculate, compatibilities, removeCompatibility } = answers;
  return t.router({
    calculate: procedure.input(calculateCompatibilityInput).mutation(async function* ({ input }) {
      yield* (calculate ?? (() => unexpected('calculate')))(input);
    }),
    readings: procedure
      .input(pageInput)
      .output(compatibilityPage)
      .query(({ input }) => (compatibilities ?? (() => unexpected('compatibilities')))(input)),
    remove: procedure
      .input(readingRef)
      .output(successOutput)
      .mutation(({ input }) =>
        (removeCompatibility ?? (() => unexpected('removeCompatibility')))(input),
      ),
  });
}

/** When the quota of `someQuota` renews. */
export const RENEWS = new Date(2026, 11, 12, 12);

const someQuota: Answers['quota'] = ({ type }) => ({
  type,
  limit: 8,
  used: 3,
  remaining: 5,
  resetsAt: RENEWS,
});

const handlerOf = (answers: Partial<Answers>) =>
  http.all('*/trpc/*', ({ request }) =>
    fetchRequestHandler({ endpoint: '/trpc', req: request, router: routerOf(answers) }),
  );

/** The network of every DOM test: nobody is signed in until a test says so. */
export const network = setupServer(handlerOf({}));

/** Says what the API answers from now on, until the end of the test. */
export function answer(answers: Partial<Answers>): void {
  network.use(handlerOf(answers));
}
