import type { User } from '@sibila/contracts/account';
import type { SubscriptionDetails } from '@sibila/contracts/billing';
import type { Compatibility } from '@sibila/contracts/compatibility';
import type { PalmReading } from '@sibila/contracts/palm';
import type { RuneReading } from '@sibila/contracts/runes';
import type { TarotReading } from '@sibila/contracts/tarot';

/** Somebody with a free account. */
export const LUCIA: User = {
  id: '0b2f6c1e-6c1d-4a8b-9f57-2f4d5a7c1e10',
  email: 'lucia@example.com',
  pendingEmail: null,
  username: 'lucia',
  fullName: 'Lucía Robles',
  zodiacSign: 'Escorpio',
  isPremium: false,
  premiumUntil: null,
  createdAt: new Date(2026, 9, 3, 12),
};

/** A stored reading of three cards; `part` replaces what matters to a test. */
export const sampleReading = (part: Partial<TarotReading> = {}): TarotReading => ({
  id: '7f7a1f9c-55f2-4a0e-8d0e-0f3e6a5b4c01',
  date: new Date(2026, 11, 12, 9, 30),
  cards: ['El Ermitaño', 'El Carro (Invertida)', 'La Estrella'],
  question: '¿Es momento de cambiar de trabajo?',
  interpretation: 'Lo primero que aparece es El Ermitaño.\nA su lado, el Carro cambia el tono.',
  reader: 'builtin',
  ...part,
});

/** A stored reading of three runes. */
export const sampleRunes = (part: Partial<RuneReading> = {}): RuneReading => ({
  id: '7f7a1f9c-55f2-4a0e-8d0e-0f3e6a5b4c02',
  date: new Date(2026, 11, 12, 9, 30),
  runes: ['Raido', 'Fehu (Invertida)', 'Runa en Blanco'],
  question: '¿Qué suelto antes del viaje?',
  interpretation: 'Raido abre el camino.\nLa Runa en Blanco lo deja sin escribir.',
  reader: 'builtin',
  ...part,
});

/** A stored comparison of two signs. */
export const sampleCompatibility = (part: Partial<Compatibility> = {}): Compatibility => ({
  id: '7f7a1f9c-55f2-4a0e-8d0e-0f3e6a5b4c03',
  date: new Date(2026, 11, 12, 9, 30),
  firstSign: 'Escorpio',
  secondSign: 'Piscis',
  compatibility: 88,
  analysis: 'Se entienden sin hablar.',
  reader: 'builtin',
  ...part,
});

const noLine = { seen: false, path: [], length: 0, curvature: 0, depth: 0, breaks: 0 };
const someLine = (y: number) => ({
  seen: true,
  path: [
    { x: 0.3, y },
    { x: 0.5, y: y + 0.02 },
    { x: 0.7, y },
  ],
  length: 1.4,
  curvature: 0.1,
  depth: 0.2,
  breaks: 0,
});

/** What was measured in a photo of three by four. */
export const SAMPLE_HAND: PalmReading['features']['hands'][number] = {
  hand: 'right',
  aspect: 0.75,
  outline: [
    { x: 0.2, y: 0.9 },
    { x: 0.2, y: 0.2 },
    { x: 0.8, y: 0.2 },
    { x: 0.8, y: 0.9 },
  ],
  thumbSide: 'right',
  shape: 'air',
  proportions: { palm: 1, finger: 0.9 },
  fingers: [],
  lines: { heart: someLine(0.4), head: someLine(0.5), life: someLine(0.6), fate: noLine },
  mounts: {
    venus: 0.5,
    jupiter: 0.5,
    saturn: 0.5,
    apollo: 0.5,
    mercury: 0.5,
    moon: 0.5,
    mars: 0.5,
  },
};

/** A stored reading of a right palm whose photo was not kept; its fate line is not seen. */
export const samplePalm = (part: Partial<PalmReading> = {}): PalmReading => ({
  id: '7f7a1f9c-55f2-4a0e-8d0e-0f3e6a5b4c04',
  date: new Date(2026, 11, 12, 9, 30),
  hand: 'right',
  imageUrl: null,
  secondImageUrl: null,
  analysis: {
    lines: {
      heart: 'Nace bajo el meñique. Sube con calma.',
      head: 'Cruza recta media palma.',
      life: 'Rodea el monte con un arco amplio.',
      fate: 'En la foto no se distingue.',
    },
    shape: 'Palma cuadrada y dedos largos.',
    overall: 'Una mano que piensa antes de dar.',
  },
  features: {
    seen: { heart: true, head: true, life: true, fate: false },
    hands: [SAMPLE_HAND],
  },
  reader: 'builtin',
  ...part,
});

type PaidSubscription = NonNullable<SubscriptionDetails['subscription']>;

/** A subscription of some days, whose payment would be given back on request. */
export const samplePlan = (part: Partial<PaidSubscription> = {}): SubscriptionDetails => ({
  active: true,
  subscription: {
    state: 'active',
    givesPremium: true,
    startedAt: new Date(2026, 10, 20, 12),
    periodEnd: new Date(2026, 11, 20, 12),
    nextCharge: { at: new Date(2026, 11, 20, 12), cents: 899, currency: 'usd' },
    refund: {
      isDue: true,
      reason: 'due',
      until: new Date('2026-11-26T05:59:59.999Z'),
      readingsUsed: 1,
    },
    isSimulated: false,
    ...part,
  },
});
