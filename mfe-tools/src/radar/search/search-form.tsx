import { JOB_QUERY_LIMITS } from '@aura/shared-domain';
import { useForm } from '@aura/shared-pages/forms';
import { Button, Checkbox, TextField } from '@aura/shared-ui';
import { useState } from 'react';
import styles from './search.module.css';
import type { SearchState } from './search-state.ts';

interface Props {
  readonly state: SearchState;
  readonly busy: boolean;
  readonly onSearch: (asked: Pick<SearchState, 'words' | 'place' | 'remoteAnywhere'>) => void;
}

/** What is looked for, and where. Both may stay empty. */
export function SearchForm({ state, busy, onSearch }: Props) {
  const [words, setWords] = useState(state.words);
  const [place, setPlace] = useState(state.place);
  const [remoteAnywhere, setRemoteAnywhere] = useState(state.remoteAnywhere);
  const { form } = useForm({
    onValid: () => onSearch({ words: words.trim(), place: place.trim(), remoteAnywhere }),
  });
  return (
    <form {...form} className={styles['form']} role="search" aria-label="Vagas">
      <TextField
        label="O quê"
        hint="Cargo, ferramenta ou empresa. Vazio mostra tudo."
        type="search"
        maxLength={JOB_QUERY_LIMITS.words}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <TextField
        label="Onde"
        hint="Cidade, estado ou os dois: “Recife”, “SP”."
        type="search"
        maxLength={JOB_QUERY_LIMITS.place}
        value={place}
        onChange={(event) => setPlace(event.currentTarget.value)}
      />
      <Checkbox
        label="Incluir vagas remotas de qualquer lugar"
        checked={remoteAnywhere}
        onChange={(event) => setRemoteAnywhere(event.currentTarget.checked)}
      />
      <div>
        <Button type="submit" size="lg" busy={busy}>
          Buscar vagas
        </Button>
      </div>
    </form>
  );
}
