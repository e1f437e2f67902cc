import { useTitleFocus } from '@aura/shared-career-ui';
import { CREDIT, ITEMS, NATURE, SCENARIOS } from '@aura/shared-career/behavior';
import { Button, Card, Checkbox, PageHeader } from '@aura/shared-ui';
import { useState } from 'react';
import styles from '../mapping.module.css';

interface Props {
  /** Whether answers of an earlier visit wait. */
  readonly hasBegun: boolean;
  readonly onStart: () => void;
}

/** Explains the mapping and the use of the answers, and asks for the person's agreement to both. */
export function IntroPage({ hasBegun, onStart }: Props) {
  useTitleFocus('intro');
  const [agrees, setAgrees] = useState(false);
  const [isAdult, setIsAdult] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const start = () => (agrees && isAdult ? onStart() : setIsAsking(true));
  return (
    <>
      <PageHeader
        eyebrow="Autoconhecimento"
        title="Mapeamento comportamental"
        lead="Como você responde ao que os outros esperam e ao que espera de si, para que planos e lembretes combinem com o seu jeito de agir."
      />
      <Card>
        <div className={styles['intro']}>
          <h2>Como funciona</h2>
          <ul className={styles['list']}>
            <li>
              {ITEMS.length} frases sobre situações de trabalho e {SCENARIOS.length} cenas para escolher. Leva
              cerca de cinco minutos.
            </li>
            <li>
              No fim, uma de quatro tendências, ou a indicação honesta de que as respostas não permitem dizer.
            </li>
            <li>A tendência muda só a forma como lembretes e planos falam com você.</li>
          </ul>
          <p>{NATURE}</p>
          <h2>O que fica guardado</h2>
          <p>
            Só o resultado, nos seus dados, nunca as respostas. Ninguém além de você o vê: nem a empresa em
            que trabalha, nem quem contrata. Você pode apagá-lo quando quiser.
          </p>
          <p className={styles['note']}>{CREDIT}</p>
          <div className={styles['agreement']}>
            <Checkbox
              label="Concordo que a Aura leia minhas respostas para descrever uma tendência e use o resultado para escrever lembretes e planos para mim."
              checked={agrees}
              onChange={(event) => setAgrees(event.currentTarget.checked)}
            />
            <Checkbox
              label="Tenho 18 anos ou mais."
              checked={isAdult}
              onChange={(event) => setIsAdult(event.currentTarget.checked)}
            />
          </div>
          <p role="alert" className={styles['error']}>
            {isAsking && !(agrees && isAdult) && 'Para começar, marque as duas caixas acima.'}
          </p>
          <div>
            <Button size="lg" onClick={start}>
              {hasBegun ? 'Continuar de onde parou' : 'Começar'}
            </Button>
          </div>
        </div>
      </Card>
    </>
  );
}
