import { ok } from '@aura/shared-domain';
import { useAsked } from '@aura/shared-pages/data';
import { Button, Checkbox, Notice, Spinner } from '@aura/shared-ui';
import { useCallback, useState } from 'react';
import styles from '../../tools.module.css';
import type { AnswerDraft } from '../draft/state.ts';
import type { DictationProblem } from './dictation.ts';
import { installVoice, findRecognitionClass, detectVoiceSupport } from './recognition.ts';
import { useDictation, type Spoken } from './use-dictation.ts';

interface Props {
  readonly language: 'pt' | 'en';
  readonly answer: AnswerDraft;
  readonly onListening: (listening: boolean) => void;
  /** @param text what was there before, and what was heard */
  readonly onHeard: (text: string, spoken: Spoken) => void;
}

const LANGS = { pt: 'pt-BR', en: 'en-US' } as const;

const PROBLEMS: Readonly<Record<DictationProblem, string>> = {
  permission:
    'O navegador não deu acesso ao microfone. Libere-o nas permissões desta página, no cadeado ao lado do endereço, e tente de novo.',
  microphone: 'Nenhum microfone foi encontrado. Conecte um, ou digite a resposta.',
  network: 'O reconhecimento de fala deste navegador precisa de internet e não conseguiu conexão.',
  language: 'Este navegador não reconhece fala neste idioma.',
  unstable: 'O reconhecimento de fala deste navegador parou sozinho várias vezes.',
};

/** An answer by voice: says where the sound goes before the first word, and asks where it leaves the device. */
export function VoicePanel({ language, answer, onListening, onHeard }: Props) {
  const lang = LANGS[language];
  const { support, install } = useSupport(lang);
  const [agreed, setAgreed] = useState(false);
  const { listening, problem, start, stop } = useDictation({ lang, support, answer, onListening, onHeard });
  if (support === null) return <Spinner label="Verificando o reconhecimento de fala…" />;
  if (support === 'none') {
    return (
      <Notice tone="info" title="Este navegador não reconhece fala">
        Digite a resposta abaixo. Para falar, use uma versão atual do Chrome, do Edge ou do Safari.
      </Notice>
    );
  }
  const leaves = support !== 'device';
  return (
    <div className={styles['fields']}>
      {leaves ? (
        <>
          <p className={styles['note']}>
            Neste navegador a fala é transcrita pelo fabricante dele (Google, Microsoft ou Apple): o áudio sai
            do seu aparelho e vai para lá, não para a Aura. Aqui fica só o texto. Se preferir, digite.
          </p>
          {support === 'installable' && (
            <div>
              <Button type="button" variant="secondary" onClick={() => void install()}>
                Baixar o reconhecimento para este aparelho
              </Button>
            </div>
          )}
          <Checkbox
            label="Concordo que o áudio desta resposta vá para o fabricante do navegador"
            checked={agreed}
            disabled={listening}
            onChange={(event) => setAgreed(event.target.checked)}
          />
        </>
      ) : (
        <p className={styles['note']}>
          Neste navegador a fala é transcrita no próprio aparelho: o áudio não sai dele.
        </p>
      )}
      <div className={styles['row']}>
        {listening ? (
          <Button type="button" variant="secondary" onClick={stop}>
            Parar de ouvir
          </Button>
        ) : (
          <Button type="button" variant="secondary" disabled={leaves && !agreed} onClick={start}>
            {answer.text === '' ? 'Começar a falar' : 'Continuar falando'}
          </Button>
        )}
        <p role="status" className={styles['note']}>
          {listening && 'Ouvindo… fale no seu ritmo.'}
          {!listening && answer.spoken !== null && 'Confira e corrija a transcrição antes de avaliar.'}
        </p>
      </div>
      {problem && (
        <Notice tone="warning" title="A fala não pôde ser transcrita">
          {PROBLEMS[problem]} O que já foi transcrito continua aqui, e você pode digitar o resto.
        </Notice>
      )}
    </div>
  );
}

/** What the browser can do, and the way to make it do more; null until that is known. */
function useSupport(lang: string) {
  const look = useCallback(async () => ok(await detectVoiceSupport(findRecognitionClass(), lang)), [lang]);
  const { value: support, replace } = useAsked(look);
  const install = async () =>
    replace((await installVoice(findRecognitionClass(), lang)) ? 'device' : 'vendor');
  return { support, install };
}
