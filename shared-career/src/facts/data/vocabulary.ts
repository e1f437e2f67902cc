/** Common words, folded, that a sentence or line of a CV may begin with although its source does not hold them. */
export const COMMON_WORDS = `
a o as os um uma uns umas e ou mas de do da dos das em no na nos nas ao aos com para pra por pelo pela pelos pelas sem sob sobre
entre ate apos ante desde durante mediante segundo conforme como quando enquanto onde que quem qual quais cujo porque pois
assim alem ainda ja hoje ontem sempre nunca nao sim mais menos muito muita muitos muitas pouco pouca bem melhor pior maior menor
tambem inclusive apenas somente so logo entao portanto contudo porem todavia primeiro primeira depois antes agora atualmente
anteriormente paralelamente diariamente semanalmente mensalmente eventualmente junto juntamente incluindo isso isto aquilo este
esta esse essa estes estas esses essas aquele aquela meu minha meus minhas seu sua seus suas nosso nossa eu ele ela nos eles elas
todo toda todos todas cada outro outra outros outras mesmo mesma alguns algumas algum alguma nenhum nenhuma varios varias
diversos diversas ambos tudo nada ha dou vou sou foi fui era eram sao esta estou estava tenho tive tinha faco fiz faz feito feita dei vou
fiquei trago trouxe pus posso pude sei soube vim venho vi vejo leio ouco peco
profissional profissionais pessoa pessoas equipe equipes time times grupo cliente clientes usuario usuarios paciente pacientes
aluno alunos aluna alunas familia familias crianca criancas publico consumidor fornecedor fornecedores parceiro parceiros
colega colegas funcionario funcionarios colaborador colaboradores gestor gestora lider lideres chefe diretoria direcao
gerencia coordenacao supervisao area areas setor setores departamento unidade unidades empresa empresas loja lojas escola
hospital clinica fabrica industria obra obras fazenda escritorio cozinha restaurante hotel banco cooperativa comercio servico
servicos produto produtos projeto projetos processo processos rotina rotinas tarefa tarefas atividade atividades funcao funcoes
trabalho experiencia formacao curso cursos conhecimento conhecimentos habilidade habilidades competencia competencias
especialidade especialista foco objetivo objetivos meta metas resultado resultados indicador indicadores dado dados relatorio
relatorios planilha planilhas documento documentos arquivo arquivos contrato contratos nota notas conta contas caixa estoque
estoques compra compras venda vendas entrega entregas pedido pedidos carga cargas material materiais equipamento equipamentos
maquina maquinas ferramenta ferramentas sistema sistemas rede redes site sites aplicativo aplicativos codigo interface painel
paineis campanha campanhas evento eventos conteudo conteudos midia marca marcas texto textos imagem imagens video videos
reuniao reunioes treinamento treinamentos aula aulas turma turmas turno turnos plantao plantoes escala escalas jornada
atendimento atendimentos suporte apoio auxilio ajuda gestao administracao controle organizacao planejamento elaboracao analise
analises acompanhamento monitoramento manutencao limpeza higiene seguranca qualidade saude educacao ensino logistica
producao operacao operacoes montagem instalacao inspecao vistoria auditoria consultoria pesquisa desenvolvimento criacao
implantacao implementacao melhoria melhorias otimizacao reducao aumento crescimento economia ganho queda custo custos prazo
prazos agenda orcamento orcamentos pagamento pagamentos cobranca faturamento folha admissao recrutamento selecao
comunicacao divulgacao negociacao prospeccao relacionamento captacao fidelizacao responsavel responsaveis responsabilidade
participacao colaboracao lideranca iniciativa autonomia atuacao dominio vivencia pratica trajetoria carreira historico perfil
resumo sobre destaque destaques principais principal contato idiomas ingles espanhol portugues frances alemao italiano
formado formada graduado graduada bacharel bacharela tecnologo tecnologa tecnico tecnica tecnicos licenciado licenciada
pos mestre mestra doutor doutora estudante estagiario estagiaria aprendiz junior pleno senior auxiliar assistente analista
atendente vendedor vendedora motorista operador operadora professor professora enfermeiro enfermeira engenheiro engenheira
cozinheiro cozinheira recepcionista secretario secretaria gerente coordenador coordenadora supervisor supervisora consultor
consultora desenvolvedor desenvolvedora designer advogado advogada contador contadora mecanico mecanica eletricista pedreiro
soldador cuidador cuidadora diarista porteiro vigilante promotor promotora representante comprador compradora almoxarife
estoquista repositor repositora entregador entregadora encarregado encarregada especializado especializada
bom boa bons boas novo nova novos novas grande grandes pequeno pequena alto alta baixo baixa rapido rapida direto direta
diario diaria semanal mensal anual geral total parcial interno interna externo externa presencial remoto hibrido
confiro sirvo sigo consigo prefiro sugiro insiro redijo dirijo exijo corrijo mantenho obtenho proponho componho disponho exponho
fez deu teve manteve obteve pos propos repos trouxe fazia tinha mantive obtive propus compus dispus expus revejo revi previ digo disse consegui segui servi
proximo proxima ideal capaz apto apta disponivel pronto pronta interessado interessada acostumado acostumada
tempo periodo ano anos mes meses semana semanas dia dias hora horas manha tarde noite vez vezes inicio fim meio cerca media
parte partes tipo tipos forma formas modo base linha linhas nivel niveis etapa etapas ponto pontos item itens lista listas
acao acoes plano planos programa programas politica politicas norma normas regra regras lei leis procedimento procedimentos
protocolo protocolos metodo metodos tecnicas pratico boas uso utilizacao aplicacao execucao realizacao preparo preparacao
coleta transporte armazenagem armazenamento recebimento expedicao separacao conferencia contagem inventario reposicao
exposicao precificacao embalagem registro registros cadastro cadastros emissao envio retorno resposta respostas duvida
duvidas problema problemas reclamacao reclamacoes solucao solucoes necessidade necessidades risco riscos acidente acidentes
perda perdas erro erros falha falhas retrabalho desperdicio demanda demandas volume rotatividade satisfacao carteira
the a an in on at of and with for to from by my our as over led built made ran kept taught held won began grew set sold wrote
experience skills summary responsible daily weekly monthly team teams customer customers
`;
/** Endings that common nouns, adverbs and verbs of the past have, and names hardly ever; the names that do are listed. */
export const COMMON_ENDINGS =
  /(?:coes|soes|mente|mentos|dades|agens|encias|ancias|.{3}cao|.{3}[^nl]ei|.{3}ou|.{3}[aei]ndo)$/u;
