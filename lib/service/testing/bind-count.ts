import { escapeIdentifier, escapeLiteral, type Pool } from 'pg';
import type { ModelBinding } from '../models/model-definition.ts';

/**
 * Makes every version of an engine's model that is stored from now on take one request for each result.
 *
 * @param model its name in the catalogue
 * @param count the parameter that says how many results to generate
 */
export async function bindCount(pool: Pool, model: string, count: string): Promise<void> {
  const none = { measures: {}, format: null, watermark: null, hasExactSize: false, framesPerSecond: null };
  const binding: ModelBinding = { ...none, count };
  const name = escapeIdentifier(`bind ${model}`);
  await pool.query(`
    create function service.${name}() returns trigger language plpgsql as $$
      begin
        new.definition = jsonb_set(new.definition::jsonb, '{binding}', ${escapeLiteral(JSON.stringify(binding))})::json;
        return new;
      end $$;
    create trigger ${name} before insert on service.engine_models for each row
      when (new.id = ${escapeLiteral(model)}) execute function service.${name}();`);
}
