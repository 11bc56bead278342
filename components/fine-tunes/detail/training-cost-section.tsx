'use client';

import { formatWhole } from '@/lib/intl/formats';
import { formatDollars } from '@/lib/intl/format-dollars';
import { useQuery } from '@tanstack/react-query';
import type { FineTuneView } from '@/lib/client/fine-tunes/fine-tune';
import { fineTuneOptionsOptions } from '../api/options';
import { estimateTrainingCost } from './estimate-training-cost';
import { modelListOptions } from '@/lib/client/models/models';
import { detailMessages } from '../messages';
import { DetailSection } from '../detail-section';
import type { JsonObject } from '@/lib/contract/model';
import { isJsonObject } from '@/lib/schema-form/json';

/** The estimated cost of training by the upstream's own rate for the base model; renders nothing without a rate. */
export function TrainingCostSection({ fineTune }: { fineTune: FineTuneView }) {
  const { baseModel, totalTokens, scriptType, parameters, creditsUsed } = fineTune;
  const isCounted = baseModel !== null && totalTokens !== null;
  const { data: models } = useQuery({ ...modelListOptions(), enabled: isCounted, retry: false });
  const model = models?.find(({ id, aliases }) => id === baseModel || aliases?.includes(baseModel ?? '') === true);
  const { data: options } = useQuery({ ...fineTuneOptionsOptions(), enabled: model !== undefined });
  const schema = options?.script_types.find(({ id }) => id === scriptType)?.training_params_schema ?? null;
  const cost =
    model === undefined || totalTokens === null
      ? null
      : estimateTrainingCost(model.pricing, totalTokens, parametersInUse(schema, parameters));
  if (cost === null && creditsUsed === null) return null;
  return (
    <DetailSection title={cost === null ? detailMessages.credits : detailMessages.cost}>
      {cost !== null && (
        <p>
          <span className="text-lg font-semibold tabular-nums">{formatDollars(cost.dollars)}</span>{' '}
          <span className="text-muted">
            {detailMessages.costLine({ epochs: cost.epochs, rate: formatDollars(cost.perMillion) })}
          </span>
        </p>
      )}
      {creditsUsed !== null && (
        <p className="text-muted">
          {cost === null ? '' : `${detailMessages.credits}: `}
          <span className="tabular-nums text-text">{formatWhole(creditsUsed)}</span>
        </p>
      )}
    </DetailSection>
  );
}

/** A fine-tune's parameters with the schema's defaults for unset ones. */
function parametersInUse(schema: JsonObject | null, parameters: JsonObject): JsonObject {
  const properties = schema?.['properties'];
  if (!isJsonObject(properties)) return parameters;
  const defaults = Object.entries(properties).flatMap(([name, property]) =>
    isJsonObject(property) && property['default'] !== undefined ? [[name, property['default']]] : [],
  );
  return { ...(Object.fromEntries(defaults) as JsonObject), ...parameters };
}
