import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { HELP_LINES } from '@sibila/content/help-lines';
import { quotaUsage, readingReservations } from '@sibila/drizzle/schema/quota';
import { readingTextOf } from '@sibila/testkit/fakes';
import { useWorld } from '@sibila/testkit/use-world';
import type { UserRow } from '../account/repo.ts';
import { interpretChart } from '../chart/interpret.ts';
import { birth } from '../chart/testing/births.ts';
import { calculateCompatibility } from '../compatibility/calculate.ts';
import { ReaderFailure } from '../ports/reader.ts';
import { interpretRunes } from '../runes/interpret.ts';
import { interpretTarot } from '../tarot/interpret.ts';

const world = useWorld();
let ana: UserRow;

beforeEach(async () => {
  ana = await world.user({ premiumUntil: new Date('2027-01-01T00:00:00Z') });
});

const WARM = 'Siento mucho lo que estás viviendo, y me importa que sigas aquí. ';
const READING = readingTextOf('El Loco', 'Fehu', 'Aries', 'Leo');

const KINDS = {
  tarot: () =>
    interpretTarot(world.as(ana), { id: randomUUID(), cards: ['El Loco'], question: '¿Sigo?' }),
  runes: () =>
    interpretRunes(world.as(ana), { id: randomUUID(), runes: ['Fehu'], question: '¿Sigo?' }),
  compatibility: () =>
    calculateCompatibility(world.as(ana), {
      id: randomUUID(),
      firstSign: 'Aries',
      secondSign: 'Leo',
    }),
  chart: () => interpretChart(world.as(ana), birth({})),
};

const ANSWERS: Record<string, string> = {
  alone: 'AYUDA-VIDA',
  quoted: '«AYUDA-VIDA»',
  bold: '**AYUDA-VIDA**',
  'after a lead-in': `${WARM}AYUDA-VIDA`,
  'after a whole reading': `${READING}\n\nAYUDA-VIDA.`,
  'after a sentence that breaks a rule': `Vas a morir pronto. ${READING} AYUDA-VIDA`,
  'as a warm refusal with a help line': `${WARM}No puedo hacer esta lectura. Llama a la Línea de la Vida, 800 911 2000, a cualquier hora.`,
};

/** Makes the model say a text, in one piece or word by word, and end or fail after it. */
function answering(text: string, { streamed = true, failure = null as Error | null } = {}) {
  // eslint-disable-next-line @typescript-eslint/require-await -- a generator of the port's kind
  world.model.script = async function* answers() {
    if (streamed) yield* text.match(/.{1,7}/gsu) ?? [];
    else yield text;
    if (failure) throw failure;
    return { tokens: 9 };
  };
}

/** What a person gets: the texts shown, and the refusal at the end. */
async function ask(kind: keyof typeof KINDS) {
  const shown: string[] = [];
  let refusal: unknown = null;
  try {
    for await (const event of await KINDS[kind]())
      if (event.type === 'text') shown.push(event.text);
  } catch (error) {
    refusal = error;
  }
  return { shown: shown.join(''), refusal };
}

async function expectHelp(kind: keyof typeof KINDS): Promise<void> {
  const { shown, refusal } = await ask(kind);
  expect(refusal).toMatchObject({
    code: 'CRISIS_SUPPORT',
    details: { lines: HELP_LINES['self-harm'] },
  });
  expect(shown).not.toMatch(/ayuda\W*vida|\d{3}/i);
  expect(world.builtin.tasks).toEqual([]);
  const rows = await world.db.select().from(quotaUsage).where(eq(quotaUsage.userId, ana.id));
  expect(rows.filter(({ used }) => used > 0)).toEqual([]);
  const held = await world.db
    .select()
    .from(readingReservations)
    .where(eq(readingReservations.userId, ana.id));
  expect(held).toEqual([]);
}

describe.each(Object.keys(KINDS) as (keyof typeof KINDS)[])(
  'a crisis signal in a %s answer',
  (kind) => {
    it.each(Object.keys(ANSWERS))('gives the help lines when it stands %s', async (form) => {
      for (const streamed of [true, false]) {
        answering(ANSWERS[form] ?? '', { streamed });
        await expectHelp(kind);
      }
    });
  },
);

describe('a crisis signal', () => {
  it('counts although the endpoint fails right after it', async () => {
    answering('AYUDA-VIDA', { failure: new ReaderFailure('the stream was cut') });
    await expectHelp('tarot');
  });

  it('counts in the words with which the endpoint refuses', async () => {
    answering('', { failure: new ReaderFailure('the model refused', 'Llama al 024, por favor.') });
    await expectHelp('runes');
  });

  it('is none where the instructions ask for an ambulance and the model calls one', async () => {
    const called =
      'Llama ahora a emergencias (112 en España, 911 en México y buena parte de América, o el número de tu país) y sigue leyendo después.';
    answering(`${called}\n\n${READING}`);
    const question = 'me duele mucho el pecho y el brazo izquierdo, ¿qué hago?';
    const draw = { id: randomUUID(), cards: ['El Loco' as const], question };
    const shown: string[] = [];
    for await (const event of await interpretTarot(world.as(ana), draw))
      if (event.type === 'text') shown.push(event.text);
    expect(shown.join('')).toContain(called);
    expect(world.builtin.tasks).toEqual([]);
  });
});
