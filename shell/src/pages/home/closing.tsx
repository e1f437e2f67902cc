import { CallsToAction } from './calls-to-action.tsx';
import styles from './closing.module.css';

/** The last word. */
export function Closing() {
  return (
    <section className={styles['closing']} aria-labelledby="comece">
      <h2 id="comece">Comece por onde você já está.</h2>
      <p>O diagnóstico completo faz parte da conta gratuita. Dá para parar no meio e voltar depois.</p>
      <CallsToAction />
    </section>
  );
}
