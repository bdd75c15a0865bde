import type { StatementEntity } from '@/lib/contract/statement';
import { entityId } from '@/lib/network/entity';

/** Whether an end of a statement is the record with this `service_url`, whatever host either names. */
export const isEntity = ({ service_url }: StatementEntity, serviceUrl: string): boolean =>
  Boolean(service_url) && entityId(service_url ?? '') === entityId(serviceUrl);
