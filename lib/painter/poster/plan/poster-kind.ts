/** The kinds of piece that can be designed. */
export type PosterKind =
  | 'poster'
  | 'card'
  | 'book'
  | 'logo'
  | 'sign'
  | 'album'
  | 'neon'
  | 'chalkboard'
  | 'invitation'
  | 'menu';

// The words for each kind in the twelve languages in which type can be set; the first kind named wins.
const kinds: readonly { kind: PosterKind; words: RegExp }[] = [
  { kind: 'neon', words: /\bneon\b|неон|νέον|نيون|ניאון|नियॉन|นีออน|霓虹|ネオン|네온/iu },
  {
    kind: 'chalkboard',
    words:
      /\b(?:chalk ?board|black ?board|chalk|kreidetafel|tafel|pizarra)\b|мел(?:ом|овая)|меловой|μαυροπίνακ|سبورة|לוח גיר|ब्लैकबोर्ड|กระดานดำ|黑板|黒板|칠판/iu,
  },
  {
    kind: 'menu',
    words: /\b(?:menu|menü|speisekarte|menú|carta)\b|меню|μενού|قائمة|תפריט|मेन्यू|เมนู|菜单|メニュー|메뉴/iu,
  },
  {
    kind: 'invitation',
    words:
      /\b(?:invitation|invite|save the date|wedding|einladung|hochzeit|invitación|boda)\b|приглаше|свадьб|πρόσκληση|γάμος|دعوة|הזמנה|निमंत्रण|คำเชิญ|งานแต่ง|请柬|请帖|邀请|招待状|초대장|청첩장/iu,
  },
  {
    kind: 'logo',
    words:
      /\b(?:logo|logotype|wordmark|emblem|monogram|logotipo)\b|логотип|λογότυπο|شعار|לוגו|लोगो|โลโก้|标志|ロゴ|로고/iu,
  },
  {
    kind: 'album',
    words:
      /\b(?:album|record|vinyl|single|playlist|mixtape) ?(?:cover|art\w*)?\b|альбом|δίσκος|ألبوم|אלבום|एल्बम|อัลบั้ม|专辑|アルバム|앨범/iu,
  },
  {
    kind: 'book',
    words:
      /\b(?:book|novel|paperback|magazine)(?: cover)?\b|\bbuch(?:umschlag|cover)?\b|\blibro\b|книг|обложк|βιβλί|كتاب|ספר|पुस्तक|किताब|หนังสือ|书|本の|表紙|책/iu,
  },
  {
    kind: 'sign',
    words:
      /\b(?:sign|signage|signboard|street sign|plaque|schild|letrero|cartel de calle)\b|вывеск|табличк|πινακίδα|لافتة|שלט|साइनबोर्ड|ป้าย|招牌|路牌|看板|간판/iu,
  },
  {
    kind: 'card',
    words:
      /\b(?:card|postcard|karte|visitenkarte|tarjeta|label|badge)\b|открытк|визитк|κάρτα|بطاقة|כרטיס|कार्ड|การ์ด|贺卡|名片|カード|名刺|카드|명함/iu,
  },
];

/** The material of a piece wins over its purpose: a menu on a chalkboard is chalk. */
const materials: ReadonlySet<PosterKind> = new Set(['neon', 'chalkboard']);

/** The kind of piece that a prompt asks for: its material, else the first kind named; a poster otherwise. */
export function posterKindOf(words: string): PosterKind {
  const found = kinds
    .map(({ kind, words: pattern }) => ({ kind, at: words.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  const material = found.find(({ kind }) => materials.has(kind));
  if (material !== undefined) return material.kind;
  return /\bposters?\b/iu.test(words) ? 'poster' : (found[0]?.kind ?? 'poster');
}
