import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { PLACES_CREDIT } from '@sibila/content/places/credit';
import type { ChartSummary } from '@sibila/contracts/chart';
import { fieldClasses } from '../account/field-classes.ts';
import { placeAround, placeName } from './birth-words.ts';
import classes from './place-field.module.css';
import { FIELD_IDS } from './use-birth-form.ts';
import { usePlaces } from './use-places.ts';

type Place = ChartSummary['place'];

interface PlaceFieldProps {
  place: Place | null;
  error: string | undefined;
  onChange: (place: Place | null) => void;
}

/** What is typed for a place, which of the list is pointed at, and whether the list is open. */
function usePlaceChoice({ place, onChange }: PlaceFieldProps) {
  const [typed, setText] = useState('');
  const text = place === null ? typed : placeName(place);
  const [opened, setOpened] = useState(false);
  const [pointed, setPointed] = useState(-1);
  const found = usePlaces(place === null ? text : '');
  const { places } = found;
  const type = (value: string) => {
    setText(value);
    setOpened(true);
    setPointed(-1);
    // What was said of the field is no longer so, either.
    onChange(null);
  };
  const choose = (chosen: Place) => {
    setOpened(false);
    setPointed(-1);
    onChange(chosen);
  };
  const move = (step: number) => {
    setOpened(true);
    if (places.length === 0) return;
    const from = pointed === -1 && step < 0 ? 0 : pointed;
    setPointed((from + step + places.length) % places.length);
  };
  const close = () => {
    setOpened(false);
    setPointed(-1);
  };
  return { ...found, text, opened, pointed, type, choose, move, close };
}

type Choice = ReturnType<typeof usePlaceChoice>;

function onKeyOf(choice: Choice, isOpen: boolean) {
  const { pointed, places, move, choose, close } = choice;
  return (event: KeyboardEvent) => {
    const target = places[pointed];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && isOpen && target) {
      // The first Enter takes the place; the next one sends the form.
      event.preventDefault();
      choose(target);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    }
  };
}

/** What is said of the list to who can't see it, and under the field to everybody. */
function statusOf(choice: Choice, place: Place | null): string {
  const { places, isEnough, isAsking, hasFailed } = choice;
  if (place !== null || !isEnough) return '';
  if (hasFailed) return 'No pudimos buscar lugares. Revisa tu conexión y vuelve a escribir.';
  if (isAsking) return 'Buscando…';
  if (places.length === 0)
    return 'No encontramos ese lugar. Prueba con la ciudad grande más cercana.';
  return places.length === 1
    ? 'Un lugar: elígelo con las flechas o con el dedo.'
    : `${places.length} lugares: elige el tuyo.`;
}

/** Brings the field up where its list would open under the edge of the screen or the keyboard. */
function useListInSight(isOpen: boolean) {
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = field.current?.querySelector('[role=listbox]');
    if (!isOpen || !list) return;
    const seen = window.visualViewport?.height ?? window.innerHeight;
    if (list.getBoundingClientRect().bottom > seen) field.current?.scrollIntoView();
  }, [isOpen]);
  return field;
}

/** The place of birth, chosen from the list that opens while it is typed; by keyboard as well. */
export function PlaceField(props: PlaceFieldProps) {
  const { place, error } = props;
  const choice = usePlaceChoice(props);
  const listId = useId();
  const statusId = useId();
  const { text, opened, pointed, places, type, close } = choice;
  const isOpen = opened && place === null && places.length > 0;
  const target = places[pointed];
  const field = useListInSight(isOpen);
  return (
    <div ref={field} className={classes.place}>
      <TextInput
        id={FIELD_IDS.placeId}
        label="Lugar de nacimiento"
        placeholder="Escribe tu ciudad"
        value={text}
        error={error}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && target ? optionId(listId, target) : undefined}
        aria-describedby={statusId}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyOf(choice, isOpen)}
        onBlur={close}
        classNames={fieldClasses}
      />
      <List id={listId} choice={choice} isOpen={isOpen} />
      <p id={statusId} role="status" className={classes.status}>
        {statusOf(choice, place)}
      </p>
      <PlacesCredit />
    </div>
  );
}

interface ListProps {
  id: string;
  choice: Choice;
  isOpen: boolean;
}

function List({ id, choice, isOpen }: ListProps) {
  const { places, pointed, choose } = choice;
  const target = places[pointed];
  return (
    <div id={id} role="listbox" aria-label="Lugares" className={classes.list} hidden={!isOpen}>
      {places.map((each) => (
        <Option
          key={each.id}
          id={optionId(id, each)}
          place={each}
          isPointed={each === target}
          onChoose={() => choose(each)}
        />
      ))}
    </div>
  );
}

const optionId = (listId: string, { id }: Place) => `${listId}-${id}`;

/** Owed to who made the list, wherever it is searched. */
function PlacesCredit() {
  return (
    <p className={classes.credit}>
      <a href={PLACES_CREDIT.source} rel="noreferrer" target="_blank">
        {PLACES_CREDIT.text}
      </a>
    </p>
  );
}

interface OptionProps {
  id: string;
  place: Place;
  isPointed: boolean;
  onChoose: () => void;
}

function Option({ id, place, isPointed, onChoose }: OptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPointed) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isPointed]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- its keys are the field's, which keeps the focus
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={isPointed}
      className={classes.option}
      // The field would lose the focus, and with it the list, before the click.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <b>{place.name}</b> <span>{placeAround(place)}</span>
    </div>
  );
}
