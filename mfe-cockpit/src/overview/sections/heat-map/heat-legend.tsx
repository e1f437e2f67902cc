import styles from './heat-map.module.css';
import { HEAT_STEPS, describeStepPoints } from './heat-step.ts';

/** Legend of the colours. */
export const HeatLegend = () => (
  <ul className={styles['legend']} aria-label="Cores do mapa, em pontos de 100">
    {HEAT_STEPS.map((step) => (
      <li key={step} className={styles[`step${step}`]}>
        {describeStepPoints(step)}
      </li>
    ))}
    <li className={styles['thin']}>menos da metade avaliada: sem cor</li>
  </ul>
);
