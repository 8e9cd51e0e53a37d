import { isReversible, RUNE_NAMES } from '@sibila/domain/runes/runes';
import { describe, expect, it } from 'vitest';
import { RUNES, RUNES_NOTE, type Aett } from './catalogue.ts';

/** Name, code point, sound and literal sense of the 24 signs of the Elder Futhark, in order. */
const FUTHARK: readonly (readonly [string, number, string, RegExp])[] = [
  ['Fehu', 0x16a0, 'f', /ganado, riqueza/i],
  ['Uruz', 0x16a2, 'u', /uro/i],
  ['Thurisaz', 0x16a6, 'th', /gigante.*espina/i],
  ['Ansuz', 0x16a8, 'a', /dios.*As/],
  ['Raido', 0x16b1, 'r', /cabalgata/i],
  ['Kenaz', 0x16b2, 'k', /antorcha.*úlcera/i],
  ['Gebo', 0x16b7, 'g', /regalo/i],
  ['Wunjo', 0x16b9, 'w', /alegría/i],
  ['Hagalaz', 0x16ba, 'h', /granizo/i],
  ['Nauthiz', 0x16be, 'n', /necesidad/i],
  ['Isa', 0x16c1, 'i', /hielo/i],
  ['Jera', 0x16c3, 'j', /año, cosecha/i],
  ['Eihwaz', 0x16c7, 'ei', /tejo/i],
  ['Perthro', 0x16c8, 'p', /incierto.*cubilete/i],
  ['Algiz', 0x16c9, 'z', /alce, junco/i],
  ['Sowilo', 0x16cb, 's', /sol/i],
  ['Tiwaz', 0x16cf, 't', /Tyr/],
  ['Berkano', 0x16d2, 'b', /abedul/i],
  ['Ehwaz', 0x16d6, 'e', /caballo/i],
  ['Mannaz', 0x16d7, 'm', /ser humano/i],
  ['Laguz', 0x16da, 'l', /agua, lago/i],
  ['Ingwaz', 0x16dc, 'ng', /dios Ing/i],
  ['Dagaz', 0x16de, 'd', /día/i],
  ['Othala', 0x16df, 'o', /herencia, hogar/i],
];

/** What the facts say of each rune; most words stand in its keywords, all in what is said of it. */
const MEANINGS: Readonly<Record<string, readonly [upright: RegExp, reversed: RegExp | null]>> = {
  Fehu: [/abundancia.*ganancia.*inicio próspero/i, /pérdida.*avaricia.*frustración/i],
  Uruz: [/fuerza.*salud vital.*coraje/i, /debilidad.*fuerza mal usada/i],
  Thurisaz: [/defensa.*umbral.*fuerza reactiva/i, /vulnerabilidad.*impulso dañino/i],
  Ansuz: [/mensaje.*palabra.*inspiración/i, /malentendido.*engaño/i],
  Raido: [/viaje.*ritmo.*rumbo/i, /retraso.*desvío/i],
  Kenaz: [/conocimiento.*creatividad.*claridad/i, /bloqueo.*oscuridad/i],
  Gebo: [/generosidad.*alianza.*intercambio/i, null],
  Wunjo: [/gozo.*armonía.*pertenencia/i, /tristeza.*aislamiento/i],
  Hagalaz: [/disrupción.*crisis que limpia/i, null],
  Nauthiz: [/restricción.*carencia.*resistencia/i, null],
  Isa: [/pausa.*quietud.*enfriamiento/i, null],
  Jera: [/ciclo.*recompensa.*paciencia/i, null],
  Eihwaz: [/resistencia.*transformación.*eje/i, null],
  Perthro: [/misterio.*azar.*lo oculto/i, /secretos.*estancamiento/i],
  Algiz: [/protección.*instinto.*alerta/i, /desprotección.*advertencia/i],
  Sowilo: [/éxito.*vitalidad.*claridad/i, null],
  Tiwaz: [/justicia.*honor.*victoria con sacrificio/i, /bloqueo.*injusticia/i],
  Berkano: [/nacimiento.*crecimiento.*cuidado/i, /estancamiento.*tensión familiar/i],
  Ehwaz: [/movimiento.*confianza.*cooperación/i, /inquietud.*desconfianza/i],
  Mannaz: [/comunidad.*identidad.*mente/i, /aislamiento.*autoengaño/i],
  Laguz: [/intuición.*emoción.*fluir/i, /confusión.*miedo/i],
  Ingwaz: [/fertilidad.*gestación.*cierre/i, null],
  Dagaz: [/despertar.*avance.*equilibrio/i, null],
  Othala: [/legado.*raíces.*pertenencia/i, /desarraigo.*disputa/i],
  'Runa en Blanco': [/lo desconocido.*apertura/i, null],
};

const AETTS: readonly (Aett | null)[] = [
  ...Array.from({ length: 8 }, () => 'Freyr' as const),
  ...Array.from({ length: 8 }, () => 'Hagal' as const),
  ...Array.from({ length: 8 }, () => 'Tyr' as const),
  null,
];

describe('the catalogue of runes', () => {
  it('holds the 24 signs in order, each with its character, sound and literal sense', () => {
    expect(RUNES).toHaveLength(25);
    for (const [id, [name, code, sound, literal]] of FUTHARK.entries()) {
      const rune = RUNES[id];
      expect([rune?.id, rune?.name, rune?.transliteration]).toEqual([id, name, sound]);
      expect(rune?.glyph).toBe(String.fromCodePoint(code));
      expect(rune?.literal).toMatch(literal);
    }
  });

  it('bears the names of the domain and ends with the blank one, that has no sign', () => {
    expect(RUNES.map(({ name }) => name)).toEqual(RUNE_NAMES);
    const blank = RUNES[24];
    expect([blank?.glyph, blank?.transliteration, blank?.aett]).toEqual([null, null, null]);
    expect(blank?.description).toMatch(/Ralph Blum en 1982/);
  });

  it('divides the row into its three families of eight', () => {
    expect(RUNES.map(({ aett }) => aett)).toEqual(AETTS);
  });

  it('gives each rune the meanings of the tradition, upright and reversed', () => {
    for (const { name, keywords, reversed } of RUNES) {
      const [upright, upsideDown] = MEANINGS[name] ?? [];
      expect(keywords.join(', ')).toMatch(upright ?? /never/);
      expect(new Set(keywords).size).toBe(4);
      if (upsideDown) expect(reversed?.keywords.join(', ')).toMatch(upsideDown);
    }
  });

  it('gives a reverse to the fifteen runes that can lie upside down, and to no other', () => {
    for (const { id, reversed } of RUNES) expect(reversed !== null).toBe(isReversible(id));
    expect(RUNES.filter(({ reversed }) => reversed !== null)).toHaveLength(15);
  });

  it('says whence names and meanings come', () => {
    expect(RUNES_NOTE).toMatch(/reconstruidos.*modernos.*Ralph Blum en 1982/);
  });
});
