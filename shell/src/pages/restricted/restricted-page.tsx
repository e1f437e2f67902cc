import { Link } from '@aura/shared-session/router';
import { buttonClass, PageHeader } from '@aura/shared-ui';
import { useHomeOf } from '../../navigation/ways.ts';
import { SHELL_ROUTES } from '../../routes/shell-routes.ts';
import styles from '../dead-end.module.css';
import { chooseWayOut } from './way-out.ts';

/** A page for another role. */
export default function RestrictedPage() {
  const area = useHomeOf('gestor_rh');
  const { path, label } = chooseWayOut(SHELL_ROUTES.map((route) => route.path));
  return (
    <div className={styles['page']}>
      <PageHeader
        eyebrow={area?.label}
        title="Acesso restrito"
        lead="Esta área é de quem cuida de pessoas em uma empresa que usa a Aura. Se deveria ser o seu caso, fale com quem administra a conta da sua empresa."
        actions={
          <Link to={path} className={buttonClass({ variant: 'primary' })}>
            {label}
          </Link>
        }
      />
    </div>
  );
}
