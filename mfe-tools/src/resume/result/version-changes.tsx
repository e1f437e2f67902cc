import { choosePlural, type VersionChange } from '@aura/shared-domain';
import { Disclosure } from '@aura/shared-ui';
import { BeforeAfter } from '../../drafted/before-after.tsx';
import styles from '../../tools.module.css';

/** Personal data that a version takes out is not stored with it: such a change has nothing that stood there before. */
const isPrivate = ({ operation, before }: VersionChange): boolean => operation !== 'add' && before === '';

/** Changes of a CV, each with its reason. */
export const ChangeList = ({ changes }: { readonly changes: readonly VersionChange[] }) => (
  <ul className={styles['items']}>
    {changes.map(({ reason, ...texts }, index) => (
      <li key={index}>
        <p>{reason}</p>
        {!isPrivate({ reason, ...texts }) && <BeforeAfter {...texts} />}
      </li>
    ))}
  </ul>
);

interface Props {
  readonly changes: readonly VersionChange[];
  /** "O que muda para esta vaga, e por quê": what opens the changes of texts. */
  readonly summary: string;
}

/** What a version of the CV changes, each change with its reason; personal data that it takes out apart from the rest. */
export function VersionChanges({ changes, summary }: Props) {
  const taken = changes.filter(isPrivate);
  const others = changes.filter((change) => !isPrivate(change));
  return (
    <>
      {others.length > 0 && (
        <Disclosure summary={`${summary} (${others.length})`}>
          <ChangeList changes={others} />
        </Disclosure>
      )}
      {taken.length > 0 && (
        <Disclosure
          summary={choosePlural(
            taken.length,
            'Dado pessoal tirado (1)',
            `Dados pessoais tirados (${taken.length})`,
          )}
        >
          <ChangeList changes={taken} />
        </Disclosure>
      )}
    </>
  );
}
