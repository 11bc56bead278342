/** A sentence in each of the supported languages. */
export const samples = {
  English: 'The quick brown fox, “jumping” over 9 lazy dogs & more!',
  Spanish: '¿Dónde está el pingüino? ¡Mañana, señor Núñez!',
  German: 'Zwölf Boxkämpfer jagen „Viktor“ über den großen Deich.',
  Russian: 'Съешь же ещё этих мягких «французских» булок, да выпей чаю.',
  Greek: 'Ξεσκεπάζω την ψυχοφθόρα βδελυγμία· Ελλάδα ΐ ΰ.',
  Arabic: 'نص حكيم له سر قاطع وذو شأن عظيم، مكتوب على ثوب أخضر ٢٠٢٦؟',
  Hebrew: 'דג סקרן שט בים מאוכזב ולפתע מצא חברה, שָׁלוֹם 2026.',
  Hindi: 'ऋषियों को सताने वाले दुष्ट राक्षसों के राजा रावण का सर्वनाश श्री क्षत्रिय ज्ञान।',
  Thai: 'เป็นมนุษย์สุดประเสริฐเลิศคุณค่า กว่าบรรดาฝูงสัตว์เดรัจฉาน น้ำ ปี่',
  Chinese: '视野无限广，窗外有蓝天。“设计”——年度展览！',
  Japanese: 'いろはにほへと、ちりぬるを。「東京」デザイン展覧会・ポスター',
  Korean: '키스의 고유조건은 입술끼리 만나야 하고 특별한 기술은 필요치 않다.',
} as const;

/** The name of one of the languages. */
export type SampleLanguage = keyof typeof samples;
