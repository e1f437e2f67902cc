import type { Profile } from '@aura/shared-domain';
import { Icon, VisuallyHidden } from '@aura/shared-ui';
import { Avatar } from '@aura/shared-ui/host';
import { AccountItems } from './account-items.tsx';
import styles from './account-menu.module.css';
import { useDisclosure } from '../../disclosure/use-disclosure.ts';
import type { Way } from '../../navigation/ways.ts';

interface Props {
  readonly profile: Pick<Profile, 'name' | 'avatarUrl'>;
  readonly links: readonly Way[];
  readonly onSignOut: () => void;
}

const MENU_ID = 'menu-da-conta';

/** The signed-in person's menu in the wide layout. */
export function UserMenu({ profile: { name, avatarUrl }, links, onSignOut }: Props) {
  const { open, toggle, buttonRef, rootRef } = useDisclosure();
  const firstName = name.trim().split(/\s+/)[0] || 'Minha conta';
  return (
    <div className={styles['user']} ref={rootRef}>
      <button
        type="button"
        ref={buttonRef}
        className={styles['userButton']}
        aria-expanded={open}
        aria-controls={MENU_ID}
        onClick={toggle}
      >
        <Avatar name={name} url={avatarUrl} size="sm" />
        <VisuallyHidden>Menu da conta: </VisuallyHidden>
        <span className={styles['userName']}>{firstName}</span>
        <Icon name="chevronDown" size={14} />
      </button>
      <div id={MENU_ID} className={styles['userPanel']} hidden={!open}>
        <AccountItems links={links} onSignOut={onSignOut} />
      </div>
    </div>
  );
}
