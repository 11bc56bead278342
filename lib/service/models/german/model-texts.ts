import type { ModelId } from '../model-ids.ts';

/** What a model says of itself. */
interface ModelTexts {
  displayName: string;
  summary: string;
  description: string;
}

/**
 * The German names and descriptions of the models. Words that are meant for a prompt stay English, because the renderer
 * reads English.
 */
export const germanModelTexts: Readonly<Record<ModelId, ModelTexts>> = {
  'ig-1': {
    displayName: 'Szenenmaler',
    summary: 'Malt Szenen aus Text, in jeder Größe',
    description:
      'Liest Orte, Licht, Wetter, Farben und Stimmungen aus dem englischen Prompt und malt sie in Ebenen mit Tiefe. Text in Anführungszeichen wird als Schrift gesetzt.',
  },
  'ig-2': {
    displayName: 'Poster und Schrift',
    summary: 'Poster, Cover, Schilder und Logos mit fehlerfreier Schrift',
    description:
      'Setzt Text in Anführungszeichen als Überschrift, Unterzeile oder Bildunterschrift auf eine Szene oder einen gestalteten Hintergrund. Der Prompt nennt auf Englisch die Art der Gestaltung (poster, book cover, menu, neon sign, logo) und den Stil der Schrift (serif, bold, script, vintage). Zwölf Sprachen: Englisch, Spanisch, Deutsch, Russisch, Griechisch, Arabisch, Hebräisch, Hindi, Thai, Chinesisch, Japanisch, Koreanisch.',
  },
  'ig-3': {
    displayName: 'Bilder mit Transparenz',
    summary: 'Bilder und Bearbeitungen, auf Wunsch mit transparentem Hintergrund',
    description:
      'Malt aus Text oder bearbeitet und kombiniert eigene Bilder. Ein transparenter Hintergrund stellt das Motiv frei, mit echtem Alphakanal. Die Eingabetreue bestimmt, wie eng sich das Ergebnis an die Referenzen hält.',
  },
  'ie-1': {
    displayName: 'Bildstudio',
    summary: 'Generiert Bilder aus langen Prompts oder bearbeitet und kombiniert bis zu drei',
    description:
      'Malt die Szene im Prompt, bearbeitet ein Bild oder kombiniert bis zu drei: Der Prompt sagt, was aus image 1, image 2, image 3 kommt. Text in Anführungszeichen wird als Schrift gesetzt, auf Englisch, Spanisch, Deutsch, Russisch, Griechisch, Arabisch, Hebräisch, Hindi, Thai, Chinesisch, Japanisch und Koreanisch.',
  },
  'ie-2': {
    displayName: 'Sechs Varianten',
    summary: 'Bis zu sechs Varianten einer Idee, mit bis zu drei Referenzen',
    description:
      'Ein Prompt, bis zu sechs verschiedene Bilder zur Auswahl. Malt aus Text, bearbeitet ein Bild oder kombiniert bis zu drei, auf die der Prompt verweist.',
  },
  'ie-3': {
    displayName: 'Zehn Referenzen',
    summary: 'Ein Bild aus einem Prompt und bis zu zehn Referenzen',
    description:
      'Komponiert ein Bild. Der Prompt sagt auf Englisch, was aus welcher Referenz kommt: the cup of image 1 on the table of image 2, in the colours of image 3. Referenzen, auf die er nicht verweist, bekommen ebenfalls einen Platz.',
  },
  'ie-4': {
    displayName: 'Große Serie',
    summary: 'Eine Serie großer Bilder, bis 4K, mit Referenzen',
    description:
      'Generiert bis zu sechs Bilder mit etwa 4 oder 16 Megapixeln. Das Seitenverhältnis ist das der ersten Referenz. Ohne Referenz entscheidet der Prompt, sonst wird es quadratisch.',
  },
  'ie-5': {
    displayName: 'Bearbeiten und kombinieren',
    summary: 'Bearbeitet ein Bild oder kombiniert bis zu drei',
    description:
      'Wendet bei einem Bild die Bearbeitungen aus dem Prompt an: Licht, Farbe, Schärfe, Zuschnitt, Schrift, Stile. Kombiniert zwei oder drei Bilder, etwa: place the subject of image 1 on image 2, take the colours of image 3.',
  },
  'ie-6': {
    displayName: 'Jedes Seitenverhältnis',
    summary: 'Schnelle Bilder und Bearbeitungen von 8:1 bis 1:8',
    description:
      'Malt aus Text oder bearbeitet und kombiniert eigene Bilder, in vierzehn Seitenverhältnissen bis zum langen Streifen, von der Skizze mit 512 Pixeln bis 4K.',
  },
  'ie-7': {
    displayName: 'Vierzehn Referenzen',
    summary: 'Kombiniert bis zu vierzehn Referenzen, bis 4K',
    description:
      'Für Moodboards, Reihen und Collagen: Jede Referenz kommt dorthin, wo der Prompt sie haben will, sonst dorthin, wo Platz ist. Seitenverhältnisse von 8:1 bis 1:8.',
  },
  'ie-8': {
    displayName: 'Geplante Komposition',
    summary: 'Skizziert mehrere Kompositionen und zeichnet die beste',
    description:
      'Vergleicht vor dem Zeichnen Kompositionen nach Gleichgewicht und Kontrast, mit etwa einem Megapixel. Mit Referenzen bearbeitet und kombiniert es die, auf die der Prompt verweist.',
  },
  'ie-9': {
    displayName: 'Layout',
    summary: 'Platziert Motive oder Referenzen in gezeichneten Boxen',
    description:
      'Bis zu zehn Referenzen, im Prompt image 1, image 2 genannt. Soll etwas an eine bestimmte Stelle, endet der Prompt mit einer JSON-Liste von Boxen auf einem Raster von 0 bis 1000 ab links oben, jede bbox als oben, links, unten, rechts: [{"id":"cup_1","bbox":[200,100,800,450],"desc":"a blue cup"}]. Der Prompt kann eine Box <cup_1> nennen, und desc kann auf eine Referenz verweisen.',
  },
  'ie-10': {
    displayName: 'Ein Bild bearbeiten',
    summary: 'Bearbeitet ein Bild nach einer Anweisung',
    description:
      'Wendet die Bearbeitungen aus dem englischen Prompt an, der Reihe nach und so stark wie gewünscht: Licht, Farbe, Kontrast, Unschärfe, Schärfe, Drehen, Spiegeln, Zuschneiden, Korn, Skizze, Gemälde, Rahmen, Text in Anführungszeichen, eine andere Farbe, ein anderer Hintergrund. Mit „the sky“, „the background“, „the subject“ oder „the red parts“ ändert sich nur dieser Teil. Farben und Stimmungen verändern das ganze Bild. Ohne neuronales Modell kann es keine neuen Objekte hinzufügen.',
  },
  'ie-11': {
    displayName: 'Hochskalieren und verbessern',
    summary: '2- oder 4-fach hochskalieren, mit fünf Verbesserungen',
    description:
      'Vergrößert das Bild und verbessert es passend zum Inhalt: Fotos, kleine Scans, Computergrafik, feine Details oder Text. Ergebnisse können bis zu 67 Megapixel haben (8192 × 8192).',
  },
  'ie-12': {
    displayName: 'Kreativ hochskalieren',
    summary: 'Bis zu 4-fach hochskalieren, originalgetreu bis einfallsreich',
    description:
      'Skaliert mit beliebigem Faktor hoch und verfeinert in mehreren Durchgängen. Wenig Kreativität stellt vorhandene Details wieder her, viel ergänzt passende Struktur. Ergebnisse können bis zu 67 Megapixel haben.',
  },
  'ie-13': {
    displayName: 'Freisteller',
    summary: 'Findet, was der Prompt nennt, und stellt es frei',
    description:
      'Wählt nach Farbe und nach Kontrast zum Hintergrund aus und erkennt Himmel, Wasser, Grün und Text. „And“ verbindet Bereiche, „except“ zieht sie ab. Ohne neuronales Modell kennt es keine Objekte beim Namen und wählt stattdessen das Motiv. Der Prompt ist englisch: „the subject“, „the background“, „the sky“, „the red area“, „the text“.',
  },
  'v-1': {
    displayName: 'SDR zu HDR',
    summary: 'Wandelt ein Video in HDR um',
    description:
      'Erweitert die Lichter eines SDR-Videos in linearem Licht, mit Weiß bei 203 und der Spitze bei 1000 cd/m², und kodiert es als 10-Bit-PQ oder HLG in Rec. 2020. Größe, Zeitpunkte der Frames und Ton bleiben gleich.',
  },
  'v-2': {
    displayName: 'Szenenvideo mit Ton',
    summary: 'Video aus Text oder einem Bild, mit Ton, der zur Szene passt',
    description:
      'Malt und animiert die Szene im Prompt oder beginnt mit dem eigenen Bild, dazu passender Ton: Wind, Wellen, Regen, Vögel, Straßengeräusche, Musik zur Stimmung. Keine Sprache.',
  },
  'v-3': {
    displayName: 'Video in exakter Größe',
    summary: 'Video aus Text mit exakter Größe und Anzahl von Frames',
    description:
      'Animiert die Szene im Prompt mit 24 Frames pro Sekunde, in der eingestellten Größe und mit der eingestellten Anzahl von Frames: bis 1280 × 720 und fünf Sekunden. Eine gängige kleinere Größe ist 832 × 480.',
  },
  'v-4': {
    displayName: 'Videomontage',
    summary: 'Schneidet eigene Videos zu einem neuen, wie es der Prompt sagt',
    description:
      'Schneidet bis zu fünf Videos in der Reihenfolge zusammen, in der der Prompt sie nennt: Video 2, dann Video 1. Licht und Farbe im Prompt bestimmen den Look des ganzen Videos. Ohne Videos animiert es die Szene im Prompt.',
  },
  'v-5': {
    displayName: 'Bild animieren',
    summary: 'Bewegt die Kamera durch ein eigenes Bild',
    description:
      'Trennt Vorder- und Hintergrund, bewegt die Kamera, wie es der englische Prompt sagt (push in, pull back, pan, tilt, orbit, handheld, static), und ergänzt die genannten Effekte: rain, snow, fog, dust, fireflies, petals, drifting light, light leaks, flicker. Blätter wiegen sich, Wasser kräuselt sich. Das Video behält das Seitenverhältnis des Bildes.',
  },
  'v-6': {
    displayName: 'Video aus Referenzen',
    summary: 'Zeigt bis zu neun Bilder in einem Video',
    description:
      'Zeigt jede Referenz in der Reihenfolge, in der der Prompt sie nennt: Image 1 beside the lake, then Image 2. Referenzen, auf die der Prompt nicht verweist, folgen danach.',
  },
  'v-7': {
    displayName: 'Szenenvideo',
    summary: 'Video einer gemalten Szene, aus Text',
    description:
      'Malt die Szene im Prompt und animiert sie: Kamerafahrten, Parallaxe, Wolken, Wasser, Regen, Schnee, eine untergehende Sonne.',
  },
  'v-8': {
    displayName: 'Erster bis letzter Frame',
    summary: 'Beginnt mit einem Bild, endet mit einem anderen, dazwischen Bewegung',
    description:
      'Das Video beginnt mit dem ersten Frame, endet mit dem letzten, falls es einen gibt, und bewegt sich dazwischen, wie es der Prompt sagt. Ohne Frames animiert es die Szene im Prompt. Bis 4K mit 25 Frames pro Sekunde.',
  },
  'v-9': {
    displayName: 'All-in-one-Video',
    summary: 'Video aus Text mit Bildern, Clips und Ton oder zwischen zwei Frames',
    description:
      'Zwei Modi zur Auswahl. Referenzen: bis zu zehn Bilder, fünf Clips und fünf Audiodateien, im Prompt @Image 1, @Video 1, @Audio 1 genannt. Alle kommen im Video vor. Erster und letzter Frame: Das Video beginnt mit dem ersten Frame und endet mit dem letzten, falls es einen gibt.',
  },
  'v-10': {
    displayName: 'Langes Video mit Ton',
    summary: 'Bis zu 30 Sekunden Video aus Text, mit Ton, bis 1080p mit 10 Bit',
    description:
      'Animiert die Szene im Prompt in einem oder mehreren Shots, mit passendem Ton. 1080p wird als HEVC mit 10 Bit kodiert, für weiche Verläufe, 720p und 480p als H.264, das jeder Browser abspielt.',
  },
  'v-11': {
    displayName: 'Kurzes Video mit Ton',
    summary: 'Vier bis acht Sekunden Video aus Text oder einem Bild, mit Ton',
    description:
      'Animiert die Szene im Prompt oder beginnt mit dem eigenen Bild, dazu passender Ton: Wasser, Wetter, Vögel, Straßengeräusche, Musik zur Stimmung. Keine Sprache.',
  },
};
