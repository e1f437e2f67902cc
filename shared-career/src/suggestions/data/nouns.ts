/**
 * Nouns of doing with the verb that says the same: `noun|infinitive|article`. Leading and managing are left out: who
 * answers for a team need not lead it.
 */
export const DEED_NOUNS = `
atendimento|atender|o controle|controlar|o elaboração|elaborar|a organização|organizar|a
emissão|emitir|a fechamento|fechar|o abertura|abrir|a limpeza|limpar|a
manutenção||a conferência|conferir|a separação|separar|a recebimento|receber|o
armazenagem|armazenar|a armazenamento|armazenar|o reposição|repor|a expedição|expedir|a
cadastro|cadastrar|o acompanhamento|acompanhar|o monitoramento|monitorar|o planejamento|planejar|o
preparo|preparar|o preparação|preparar|a produção|produzir|a montagem|montar|a
instalação|instalar|a operação|operar|a inspeção|inspecionar|a análise|analisar|a
criação|criar|a desenvolvimento|desenvolver|o implantação|implantar|a implementação|implementar|a
execução|executar|a realização|realizar|a aplicação|aplicar|a atualização|atualizar|a
revisão|revisar|a correção|corrigir|a redação|redigir|a negociação|negociar|a
venda|vender|a compra|comprar|a cobrança|cobrar|a entrega|entregar|a
transporte|transportar|o coleta|coletar|a triagem|triar|a agendamento|agendar|o
lançamento|lançar|o conciliação|conciliar|a apuração|apurar|a recrutamento|recrutar|o
treinamento|treinar|o divulgação|divulgar|a edição|editar|a registro|registrar|o
distribuição|distribuir|a embalagem|embalar|a higienização|higienizar|a administração|administrar|a
arquivamento|arquivar|o verificação|verificar|a apresentação|apresentar|a orientação|orientar|a
avaliação|avaliar|a prospecção|prospectar|a
`;
