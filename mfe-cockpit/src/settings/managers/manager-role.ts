/** The permissions of a manager, shown before the invitation. */
export const MANAGER_ROLE =
  'Quem está na gestão pode ver e exportar os números de grupos, convidar e retirar pessoas e gestores, importar listas, ' +
  'criar programas e mudar a configuração. Não vê nada do que uma pessoa faz na Aura. Tudo fica no registro.';
