import { Settings } from '../../account/settings/settings.tsx';
import { WithAccount } from '../../account/signed-in/with-account.tsx';

/** `/configuracoes`. */
export function ConfiguracoesPage() {
  return <WithAccount>{(account) => <Settings account={account} />}</WithAccount>;
}
