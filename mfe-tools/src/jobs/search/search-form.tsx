import { useUsesLeft } from '@aura/shared-career-ui';
import { JOB_QUERY_LIMITS, RADII_KM, formatNumber, restartInWords } from '@aura/shared-domain';
import { keepErrors, useForm } from '@aura/shared-pages/forms';
import { LowerBar } from '@aura/shared-pages/lower-bar';
import { Button, Checkbox, SelectField, TextField } from '@aura/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { describeLeft, SEARCH_LIMIT } from '../limit.ts';
import { NO_REAIS, parsePay } from '../parts/reais.ts';
import styles from './search.module.css';
import type { SearchState } from './search-state.ts';

interface Props {
  /** The current or the suggested search: it may still change before the person types. */
  readonly state: SearchState;
  /** Whether the state is a suggestion out of the diagnosis. */
  readonly suggested: boolean;
  /** Where the person lives or wants to work; empty if that is not known. */
  readonly ownPlace: string;
  /** Whether its results are on the page. */
  readonly isMade: boolean;
  /** Whether a part of the suggestion is still on its way: a search sent by then waits for it. */
  readonly isLoading: boolean;
  readonly busy: boolean;
  readonly onSearch: (asked: SearchState) => void;
}

type Field = 'words' | 'place' | 'radiusKm' | 'remoteAnywhere';

const RADIUS_OPTIONS = RADII_KM.map((km) => ({
  value: String(km),
  label: km === 0 ? 'No lugar' : `Até ${km} km`,
}));

/** What is looked for, and where. All may stay empty. */
export function SearchForm({ state, suggested, ownPlace, isMade, isLoading, busy, onSearch }: Props) {
  const [changed, setChanged] = useState<Partial<Pick<SearchState, Field>>>({});
  const [waits, setWaits] = useState(false);
  const [typedFloor, setTypedFloor] = useState<string | null>(null);
  const change = (part: typeof changed) => setChanged((before) => ({ ...before, ...part }));
  const { words, place, radiusKm, remoteAnywhere } = { ...state, ...changed };
  const floorText = typedFloor ?? (state.floor === null ? '' : formatNumber(state.floor));
  const floor = parsePay(floorText);
  const { form, errors } = useForm<'floor'>({
    check: () => keepErrors({ floor: floorText.trim() !== '' && floor === null ? NO_REAIS : null }),
    onValid: () => (isLoading ? setWaits(true) : send()),
  });
  const send = () => {
    setWaits(false);
    const at = place.trim();
    const home = at === '' ? ownPlace || state.home : '';
    onSearch({ ...state, words: words.trim(), place: at, radiusKm, remoteAnywhere, floor, home });
  };
  const button = useRef<HTMLButtonElement>(null);
  const isDue = waits && !isLoading;
  useEffect(() => {
    if (isDue) button.current?.form?.requestSubmit();
  }, [isDue]);
  return (
    <form {...form} role="search" aria-label="Vagas">
      <div className={styles['form']}>
        <TextField
          label="O quê"
          hint="Cargo, ferramenta ou empresa. Vazio mostra tudo."
          type="search"
          maxLength={JOB_QUERY_LIMITS.words}
          value={words}
          onChange={(event) => change({ words: event.currentTarget.value })}
        />
        <div className={styles['where']}>
          <TextField
            label="Onde"
            hint="Cidade, região, estado ou “remoto”."
            type="search"
            maxLength={JOB_QUERY_LIMITS.place}
            value={place}
            onChange={(event) => change({ place: event.currentTarget.value })}
          />
          <SelectField
            label="Distância"
            options={RADIUS_OPTIONS}
            value={String(radiusKm)}
            onChange={(value) => change({ radiusKm: RADII_KM.find((km) => String(km) === value) ?? 0 })}
          />
        </div>
        <Checkbox
          label="Incluir vagas remotas de qualquer lugar"
          checked={remoteAnywhere}
          onChange={(event) => change({ remoteAnywhere: event.currentTarget.checked })}
        />
        <TextField
          label="Seu piso (R$ por mês)"
          hint="Opcional. Nada fica escondido: o que paga menos vem por último, e cada vaga diz se chega ao piso."
          inputMode="decimal"
          maxLength={40}
          value={floorText}
          error={errors.floor}
          onChange={(event) => setTypedFloor(event.currentTarget.value)}
        />
        {suggested && (state.words !== '' || state.place !== '') && (
          <p className={styles['note']}>
            Preenchi com o que está no seu diagnóstico. Mude o que quiser e toque em “Buscar vagas”: a lista
            aparece aqui embaixo.
          </p>
        )}
        {place.trim() === '' && ownPlace !== '' && (
          <p className={styles['ways']}>
            <span>Sem um lugar, a busca vale para todo o Brasil.</span>
            <Button variant="secondary" onClick={() => change({ place: ownPlace })}>
              Procurar em {ownPlace}
            </Button>
          </p>
        )}
        {!(isMade && words.trim() === state.words && place.trim() === state.place) && <Cost />}
      </div>
      <LowerBar>
        <Button ref={button} type="submit" size="lg" busy={busy || waits}>
          Buscar vagas
        </Button>
      </LowerBar>
    </form>
  );
}

/** What a search costs of the month, said before it is made. */
function Cost() {
  const left = useUsesLeft(SEARCH_LIMIT.tool);
  const [now] = useState(() => new Date());
  if (left === null || left === 0) return null;
  return (
    <p>
      Esta busca conta no mês, se achar vagas: {describeLeft(left)} até {restartInWords(now)}.
    </p>
  );
}
