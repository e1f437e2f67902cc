/**
 * Words that the name of a function may begin with: verbs, words of truth (`is`, `has`, `fits`), and those of copies and
 * conversions (`withFilters`, `toRows`). A hook begins with `use`.
 */
export const FIRST_WORDS: ReadonlySet<string> = new Set(
  (
    'accept accepts act add admit adopt advance advise agrees align allow allows analyse announce answer append applies apply ' +
    'apportion are arrange ask asks assemble assert assign attach attack authenticate await award begin begins belongs ' +
    'bind blend block boost borrow break bring build buy call calm can cancel capitalize carry cast change charge ' +
    'check choose cite claim clamp classify clean clear close collect combine commit compare compile complain complete ' +
    'compose compress compute concat configure confirm conjugate connect contains continue continues convert copy ' +
    'count cover covers create crowd cut decide decode dedupe deepen define deflate defuse delete deliver depends ' +
    'derive describe detect diagnose did differs digest discover dismiss disown divide do does download draft drip ' +
    'draw drop dump earn echo edit emit enact encode end ends enqueue ensure enter erase escape evaluate examine expand expect ' +
    'expire explain export extend extract fail fake fetch fill filter find finds finish fit fits flatten flip ' +
    'focus fold follow follows forget format forward freshen gather get give gives go goes grade grant group ' +
    'grows guard guess hand handle hang has hash hear hide highlight hold holds identify import includes increment ' +
    'indent index infer inflate inline insert install intersect invite is issue join judge jump keep keeps knows ' +
    'launch lead leads learn leave lend limit link list listen live load loads locate lock log look looks lower mail make ' +
    'manage map mark mask match matches may measure meets mention merge migrate mount move multiply must name narrate ' +
    'narrow navigate needs neutralize normalise normalize note observe open opens optimise order overlaps pack paint parse pass ' +
    'paste patch pay perform pick place plant post postpone practise preload prepare present press preview print ' +
    'process promote protect provide prune publish put query quote race raise rank rate reach read recognise rebuild recall ' +
    'receive recommend recompose recompute reconcile record recover redact reduce refresh refund refuse register ' +
    'reject release reload remember remind remount remove rename render renew repay repeat repeats rephrase reply ' +
    'replace repair report request require resend reserve reset resolve respond restart restore retire retry return reverse ' +
    'review revoke reword rewrite roll rollback round run sanitise sanitize saturate save say says scale scan schedule ' +
    'score scroll seal search see seed segment select send separate serve set settle share shift shorten should show shows sign ' +
    'simulate skip solve sort speaks spell spend split spoil spread squeeze stage stagger stall stands start ' +
    'starts stem stop store stream strip submit subscribe suggest sum summarise supervise swap sweep switch sync ' +
    'tag take takes tame tell tells test throw tidy to toggle tokenise tokenize trace track train translate trim ' +
    'truncate trust try turn typeset understand unescape unguard unlock unpack unwrap unzip update upgrade upload ' +
    'use uses validate verify violates visit wait walk wants warm warn was watch weigh win with withdraw without ' +
    'would wrap write zip'
  ).split(' '),
);
