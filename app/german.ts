import { errorGerman } from './error-messages.de';
import { pageGerman } from './messages.de';
import { codeGerman } from '@/components/create/code/messages.de';
import { compareGerman } from '@/components/create/compare-models/messages.de';
import { dropGerman } from '@/components/create/drop/messages.de';
import { lateGerman as createLateGerman } from '@/components/create/messages-late.de';
import { createGerman } from '@/components/create/messages.de';
import { presetGerman, exampleGerman } from '@/components/create/presets/messages.de';
import { estimateGerman } from '@/components/create/price/messages.de';
import { listGerman } from '@/components/create/prompt-list/messages.de';
import { recipeGerman } from '@/components/create/recipes/messages.de';
import { batchGerman } from '@/components/create/stage/batch/messages.de';
import { stageBoxGerman } from '@/components/create/stage/boxes/messages.de';
import { sweepStageGerman } from '@/components/create/stage/sweep/messages.de';
import { sweepGerman } from '@/components/create/sweep/messages.de';
import { connectGerman } from '@/components/engines/connect/messages.de';
import { engineGerman, addGerman } from '@/components/engines/messages.de';
import { fineTuneErrorGerman } from '@/components/fine-tunes/error-messages.de';
import { newProjectGerman } from '@/components/fine-tunes/messages-late.de';
import {
  fineTuneGerman,
  stateNamesGerman,
  filterNamesGerman,
  detailGerman,
  reportGerman,
  tokenizeReasonsGerman,
  trainingGerman,
} from '@/components/fine-tunes/messages.de';
import { adviceGerman } from '@/components/jobs/advice-messages.de';
import { jobGerman } from '@/components/jobs/messages.de';
import { queueGerman } from '@/components/jobs/queue/messages.de';
import { boardGerman } from '@/components/library/boards/messages.de';
import { shareGerman } from '@/components/library/boards/share/messages.de';
import { linkGerman } from '@/components/library/boards/share/link-messages.de';
import { duplicateGerman } from '@/components/library/duplicates/messages.de';
import { filterGerman } from '@/components/library/filters/messages.de';
import { menuGerman } from '@/components/library/menu/messages.de';
import { libraryGerman } from '@/components/library/messages.de';
import { reviewGerman } from '@/components/library/reviews/messages.de';
import { uploadGerman } from '@/components/library/upload/messages.de';
import { limitFormGerman } from '@/components/people/limits/messages.de';
import { limitGerman } from '@/components/limits/messages.de';
import { downloadGerman } from '@/components/media-actions/download/messages.de';
import { markGerman } from '@/components/media-actions/marks/messages.de';
import { actionGerman } from '@/components/media-actions/messages.de';
import { priceGerman } from '@/components/models/facts/price-messages.de';
import { modelGerman } from '@/components/models/messages.de';
import { accountGerman } from '@/components/people/account/messages.de';
import { auditGerman } from '@/components/people/audit/messages.de';
import { joinGerman } from '@/components/people/join/messages.de';
import { peopleGerman } from '@/components/people/manage/messages.de';
import { personGerman } from '@/components/people/messages.de';
import { tokenGerman } from '@/components/people/tokens/messages.de';
import { boxGerman } from '@/components/schema-form/boxes/messages-late.de';
import { maskGerman } from '@/components/schema-form/mask/messages-late.de';
import { mediaGerman } from '@/components/schema-form/media/messages-late.de';
import { outpaintGerman } from '@/components/schema-form/outpaint/messages-late.de';
import { promptGerman } from '@/components/schema-form/prompt/messages-late.de';
import { stageToolGerman } from '@/components/schema-form/stage-tool/messages-late.de';
import { settingsGerman } from '@/components/settings/messages.de';
import { usageGerman } from '@/components/settings/usage/messages.de';
import {
  groupNamesGerman,
  strayFilesGerman,
  commandGerman,
  toastGerman,
  notificationGerman,
} from '@/components/shell/messages-late.de';
import { sharedGerman } from '@/components/shared-board/messages.de';
import { shellGerman } from '@/components/shell/messages.de';
import { shortcutGerman } from '@/components/shell/shortcuts/messages.de';
import { storyboardGerman } from '@/components/storyboard/messages.de';
import { viewerGerman } from '@/components/viewer/messages.de';
import { clientLateGerman } from '@/lib/client/messages-late.de';
import { clientGerman } from '@/lib/client/messages.de';
import { german as formGerman } from '@/lib/schema-form/messages.de';
import { registerTranslations } from '@/lib/intl/translations';

// Importing this module registers the German texts.
registerTranslations('de', {
  error: errorGerman,
  page: pageGerman,
  code: codeGerman,
  compare: compareGerman,
  drop: dropGerman,
  createLate: createLateGerman,
  create: createGerman,
  preset: presetGerman,
  example: exampleGerman,
  estimate: estimateGerman,
  list: listGerman,
  recipe: recipeGerman,
  batch: batchGerman,
  stageBox: stageBoxGerman,
  sweepStage: sweepStageGerman,
  sweep: sweepGerman,
  engine: engineGerman,
  connect: connectGerman,
  add: addGerman,
  fineTuneError: fineTuneErrorGerman,
  newProject: newProjectGerman,
  fineTune: fineTuneGerman,
  stateNames: stateNamesGerman,
  filterNames: filterNamesGerman,
  detail: detailGerman,
  report: reportGerman,
  tokenizeReasons: tokenizeReasonsGerman,
  training: trainingGerman,
  advice: adviceGerman,
  job: jobGerman,
  queue: queueGerman,
  board: boardGerman,
  share: shareGerman,
  boardLink: linkGerman,
  duplicate: duplicateGerman,
  filter: filterGerman,
  limits: limitGerman,
  limitForm: limitFormGerman,
  menu: menuGerman,
  library: libraryGerman,
  review: reviewGerman,
  upload: uploadGerman,
  download: downloadGerman,
  mark: markGerman,
  action: actionGerman,
  price: priceGerman,
  model: modelGerman,
  audit: auditGerman,
  person: personGerman,
  join: joinGerman,
  account: accountGerman,
  people: peopleGerman,
  apiToken: tokenGerman,
  box: boxGerman,
  mask: maskGerman,
  mediaField: mediaGerman,
  outpaint: outpaintGerman,
  prompt: promptGerman,
  stageTool: stageToolGerman,
  settings: settingsGerman,
  usage: usageGerman,
  groupNames: groupNamesGerman,
  strayFiles: strayFilesGerman,
  command: commandGerman,
  toast: toastGerman,
  notification: notificationGerman,
  shared: sharedGerman,
  shell: shellGerman,
  shortcut: shortcutGerman,
  storyboard: storyboardGerman,
  viewer: viewerGerman,
  clientLate: clientLateGerman,
  client: clientGerman,
  form: formGerman,
});
