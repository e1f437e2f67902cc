import { Icon, type IconName } from '@aura/shared-ui';
import { Sample } from '../frame/sample.tsx';
import styles from './icons.module.css';

/** Meaning of each icon; a new icon does not compile until it is listed. */
const USES: Readonly<Record<IconName, string>> = {
  check: 'feito, deu certo',
  close: 'fechar',
  menu: 'abrir o menu',
  bell: 'notificações',
  lock: 'bloqueado no plano atual',
  chevronDown: 'abre abaixo',
  chevronRight: 'leva adiante na lista',
  arrowRight: 'próximo passo',
  upload: 'enviar arquivo',
  file: 'arquivo',
  user: 'pessoa sem foto nem nome',
  star: 'selo Estrategista Mestre',
  compass: 'selo Protagonista Iniciante',
  ruler: 'selo Arquiteto de Currículo',
  microphone: 'selo Voz de Dono',
  radar: 'selo Caçador de Elite',
  book: 'selo Eterno Aprendiz',
  spark: 'novidade, sugestão, arquétipo Rebel',
  calendar: 'arquétipo Upholder',
  search: 'arquétipo Questioner',
  users: 'arquétipo Obliger',
  alert: 'erro, atenção',
  info: 'informação',
  target: 'objetivo',
  clock: 'prazo, duração',
  logout: 'sair',
  settings: 'configurações',
  chart: 'evolução',
};

/** The own set: strokes in the colour of the text around them. */
export function Icons() {
  return (
    <>
      <Sample title="Todos os ícones">
        <ul className={styles['icons']}>
          {(Object.keys(USES) as IconName[]).map((name) => (
            <li key={name} className={styles['icon']}>
              <Icon name={name} size={24} />
              <code>{name}</code>
              <span className={styles['use']}>{USES[name]}</span>
            </li>
          ))}
        </ul>
      </Sample>
      <Sample title="Tamanhos" note="16, 20 (padrão) e 28 px." layout="row">
        <Icon name="compass" size={16} />
        <Icon name="compass" />
        <Icon name="compass" size={28} />
      </Sample>
      <Sample
        title="Com significado próprio"
        note="Sem texto ao lado, o ícone leva um rótulo para leitores de tela; com texto, é decoração e fica oculto para eles."
        layout="row"
      >
        <Icon name="lock" label="Bloqueado no seu plano" />
      </Sample>
    </>
  );
}
