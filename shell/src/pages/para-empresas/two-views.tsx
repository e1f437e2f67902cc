import { Icon, type IconName } from '@aura/shared-ui';
import { NEVER_SEEN, SEEN } from '@aura/shared-company/promise';
import styles from './two-views.module.css';

/** The data that the company sees and the data it never sees, side by side. */
export function TwoViews() {
  return (
    <div className={styles['views']}>
      <View title="A empresa vê" icon="check" items={SEEN} />
      <View title="A empresa nunca vê" icon="lock" items={NEVER_SEEN} />
    </div>
  );
}

interface ViewProps {
  readonly title: string;
  readonly icon: IconName;
  readonly items: readonly string[];
}

function View({ title, icon, items }: ViewProps) {
  return (
    <div className={styles['view']}>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Icon name={icon} />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
