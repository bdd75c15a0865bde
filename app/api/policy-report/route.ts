import { takePolicyReport } from '@/lib/api/policy-report';
import { getWatching } from '@/lib/api/registry';

/** Logs what the policy of a page kept a browser from loading or running. */
export const POST = (request: Request): Promise<Response> => takePolicyReport(request, getWatching().log);
