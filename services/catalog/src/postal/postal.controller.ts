import { Controller, Header } from '@nestjs/common';
import { pageCalls, type PostalCodesView } from '@hub/contracts/catalog';
import { counties } from '@hub/contracts/postal';
import { Call } from '@hub/nest-kit/http';

const postalCodes: PostalCodesView = {
  msg: counties.map(({ name, en, districts }) => ({
    city: name,
    city_en: en,
    districts: districts.map((district) => ({ name: district.name, name_en: district.en, zip: district.zip })),
  })),
};

@Controller()
export class PostalController {
  @Call(pageCalls.listPostalCodes)
  @Header('cache-control', 'public, max-age=86400')
  list(): PostalCodesView {
    return postalCodes;
  }
}
