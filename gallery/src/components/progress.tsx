import { Meter, ProgressBar, Spinner } from '@aura/shared-ui';
import { Sample } from '../frame/sample.tsx';

/** Waiting, how far something has come, and measured quantities. */
export function Progress() {
  return (
    <>
      <Sample
        title="Espera"
        note="Aparece depois de 150 ms. Sem texto próprio, avisa quando a espera passa de 10 segundos."
      >
        <Spinner label="Lendo o currículo…" />
        <Spinner />
      </Sample>
      <Sample title="Andamento" layout="grid">
        <ProgressBar label="Perfil" value={0} />
        <ProgressBar label="Questionário" value={3 / 7} detail="3 de 7 etapas" />
        <ProgressBar label="Plano de 30 dias" value={1} />
      </Sample>
      <Sample
        title="Medida"
        note="Sem valor medido não há zero: a trilha fica tracejada e o texto diz por quê."
        layout="grid"
      >
        <Meter label="Prontidão" value={72} text="72 de 100" />
        <Meter label="Idiomas" value={2} max={5} text="2 de 5" />
        <Meter label="Resultados comprovados" value={null} text="Sem dados ainda" />
      </Sample>
    </>
  );
}
