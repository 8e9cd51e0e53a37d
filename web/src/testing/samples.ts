import type { User } from '@sibila/contracts/account';
import type { Compatibility } from '@sibila/contracts/compatibility';
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
