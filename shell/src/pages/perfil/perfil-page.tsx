import { useState } from 'react';
import { Panel } from '../../account/panel/panel.tsx';
import { WithAccount } from '../../account/signed-in/with-account.tsx';

/** `/perfil`: "Meu Painel". */
export function PerfilPage() {
  const [now] = useState(() => new Date());
  return <WithAccount>{({ profile }) => <Panel profile={profile} now={now} />}</WithAccount>;
}
